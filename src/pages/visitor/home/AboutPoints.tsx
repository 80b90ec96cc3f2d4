import { aboutPointTexts } from '@/texts/aboutPoints';
import { BriefcaseIcon, GlobeIcon, PayIcon } from '@/ui/art/factIcons';
import { LightCard } from '@/ui/light/LightCard';
import { styled } from '@/ui/styled';

const icons = [PayIcon, GlobeIcon, BriefcaseIcon];
const Point = styled(LightCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  '& .icon': {
    width: 44,
    height: 44,
    borderRadius: theme.shape.radius.lg,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: theme.vars.palette.amberSoft,
    color: theme.vars.palette.amberText,
  },
  '& h3': theme.typography.h3,
  '& p': {
    marginTop: 4,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.dense.fontSize,
  },
}));

/** The three points of home's "About Us". */
export const AboutPoints = () => (
  <ul>
    {aboutPointTexts.map(({ title, text }, index) => {
      const Icon = icons[index] ?? BriefcaseIcon;
      return (
        <Point as="li" key={title}>
          <span className="icon">
            <Icon size={22} />
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </Point>
      );
    })}
  </ul>
);
