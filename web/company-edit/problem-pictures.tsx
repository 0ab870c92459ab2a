import { problemPicturePath } from '../addresses/paths.ts';
import { useText } from '../page/text.ts';
import './problem-pictures.css';

type Props = { readonly company: number; readonly problem: string; readonly count: number };

/** The pictures that came with what is wrong on a page, small; each opens large. */
export const ProblemPictures = ({ company, problem, count }: Props) => {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <ul className="problem-pictures">
      {Array.from({ length: count }, (_, index) => problemPicturePath(company, problem, index + 1)).map(
        (path, index) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              <img
                src={path}
                alt={t('problem.picture.open', { number: index + 1 })}
                width={112}
                height={112}
                loading="lazy"
              />
            </a>
          </li>
        ),
      )}
    </ul>
  );
};
