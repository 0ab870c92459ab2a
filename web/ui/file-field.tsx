import { type InputHTMLAttributes, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../client/announce.ts';
import { FormFiles } from '../client/form-files.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { Field, type FieldProps, wired } from './field.tsx';
import './file-field.css';
import { type FileFault, fileFault } from './file-fault.ts';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | keyof FieldProps> & {
    readonly accept: string;
    /** How heavy it may be, in MB: said before it is sent, and by the server anyway. */
    readonly most: number;
    /** What is said beside the field when the form is sent without a file, for one that has to have it. */
    readonly missing?: string;
    /** Is told the file that is chosen, once it was looked at; null for none, or one that may not be sent. */
    readonly onChosen?: (file: File | null) => void;
  };

const faults = {
  tooHeavy: 'web.file.tooHeavy',
  broken: 'web.file.broken',
  notPdf: 'web.file.notPdf',
  notDocument: 'web.file.notDocument',
} as const satisfies Record<FileFault, MessageId>;

type Chosen = Pick<Props, 'accept' | 'most' | 'missing' | 'onChosen'>;

/** The file that is chosen, and what is wrong with it. */
const useChosen = ({ accept, most, missing, onChosen }: Chosen) => {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FileFault | 'missing' | null>(null);
  const [isLookedAt, setLookedAt] = useState(false);
  const found = useRef<{ readonly file: File; readonly fault: Promise<FileFault | null> } | null>(null);
  const files = useContext(FormFiles);

  /** Each file is looked at once; what is said of one that was exchanged meanwhile does not count. */
  const look = async (): Promise<FileFault | null> => {
    const file = input.current?.files?.[0];
    if (!file) found.current = null;
    else if (found.current?.file !== file) found.current = { file, fault: fileFault(file, { accept, most }) };
    const now = (await found.current?.fault) ?? null;
    if (input.current?.files?.[0] !== file) return look();
    setFault(now);
    setLookedAt(true);
    return now;
  };
  const chosen = async (): Promise<FileFault | null> => {
    const now = await look();
    onChosen?.(now ? null : (found.current?.file ?? null));
    return now;
  };
  const isSound = async (): Promise<boolean> => {
    const now = await look();
    if (missing === undefined || found.current) return now === null;
    setFault('missing');
    return false;
  };
  const ways = useRef({ chosen, isSound });
  ways.current = { chosen, isSound };

  useEffect(() => {
    if (input.current?.files?.length) void ways.current.chosen(); // before the page was there
    const field = {
      isSound: () => ways.current.isSound(),
      focus: () => input.current?.focus(),
    };
    files?.add(field);
    return () => void files?.delete(field);
  }, [files]);

  const { key: answer } = useLocation();
  useEffect(() => {
    if (answer) setLookedAt(false);
  }, [answer]);
  return { input, fault, isLookedAt, chosen };
};

/**
 * A file from the phone. Its form needs `encType="multipart/form-data"`; say what is taken and how large in `hint`. What
 * is chosen is looked at at once; inside `FormFiles` also before it is sent (`client/use-upload.ts`).
 */
export const FileField = ({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  most,
  accept,
  missing,
  onChosen,
  ...rest
}: Props) => {
  const { t } = useText();
  const { input, fault, isLookedAt, chosen } = useChosen({
    accept,
    most,
    ...(missing !== undefined && { missing }),
    ...(onChosen && { onChosen }),
  });
  const saidOf = (one: FileFault | null): string | null => one && t(faults[one], { most });
  const said = !isLookedAt ? error : fault === 'missing' ? missing : saidOf(fault);
  return (
    <Field id={id} label={label} hint={hint} error={said} optional={optional ?? false}>
      <input
        {...rest}
        {...wired(id, { hint, error: said })}
        ref={input}
        name={name}
        type="file"
        accept={accept}
        className="control file"
        onChange={async () => {
          const now = saidOf(await chosen());
          if (now) announce(now, 'assertive');
        }}
      />
    </Field>
  );
};
