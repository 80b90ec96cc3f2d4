import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@/app/paths';
import { NotFoundArt } from '@/ui/illustrations';
import { LinkButton } from '@/ui/LinkButton';
import { MissingPage } from '@/ui/MissingPage';
import { site } from '@contract/site';
import { notFoundTexts } from '@contract/texts/notFound';

/** Any address that is no page (spec §2.6). */
export const NotFound = () => (
  <MissingPage
    heading={notFoundTexts.heading}
    text={notFoundTexts.text}
    art={
      <>
        <NotFoundArt />
        <Typography variant="h4" component="p" sx={{ color: 'brandText' }}>
          {notFoundTexts.code}
        </Typography>
      </>
    }
  >
    <LinkButton to={paths.home()}>{notFoundTexts.home}</LinkButton>
    <Button variant="outlined" href={`mailto:${site.contact.email}`}>
      {notFoundTexts.contact}
    </Button>
  </MissingPage>
);
