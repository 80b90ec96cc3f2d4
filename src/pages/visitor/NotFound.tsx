import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { notFoundTexts } from '@/texts/notFound';
import { NotFoundArt } from '@/ui/art/NotFoundArt';
import { LinkButton } from '@/ui/button/LinkButton';
import { MissingPage } from '@/ui/page/MissingPage';
import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';

/** The page for any unknown URL (spec §2.6). */
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
