import type { ReactNode } from 'react';
import './progress.css';

type Props = {
  readonly label: ReactNode;
  readonly value?: number;
  readonly max?: number;
  /** `2 of 3`: the number in words, at the end of the line. */
  readonly said?: ReactNode;
  readonly id: string;
};

/** How far something is; without a value, that it goes on. */
export const Progress = ({ label, value, max = 100, said, id }: Props) => (
  <div className="progress">
    <label htmlFor={id}>{label}</label>
    {said && <span className="num">{said}</span>}
    <progress id={id} max={max} value={value} />
  </div>
);

type StepsProps = {
  readonly steps: readonly string[];
  /** From 0. */
  readonly current: number;
  readonly label: string;
};

/** The steps of something longer, and which one this is. */
export const Steps = ({ steps, current, label }: StepsProps) => (
  <ol className="steps" aria-label={label}>
    {steps.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
        <span>{step}</span>
      </li>
    ))}
  </ol>
);
