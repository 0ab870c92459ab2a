import { Button } from '../ui/button.tsx';

/** Puts the photo back on the page of this company. */
export const PutBack = ({ company, label }: { readonly company: number; readonly label: string }) => (
  <form method="post">
    <input type="hidden" name="company" value={company} />
    <Button look="ghost" icon="undo" name="do" value="back">
      {label}
    </Button>
  </form>
);
