import { Button } from "../../ui/Button.tsx"
import { Code } from "../../ui/Copy.tsx"
import { Dialog } from "../../ui/Dialog.tsx"
import { texts } from "./texts.ts"

/** Shows a signing secret, once. Only its button closes it. */
export const SecretDialog = ({ onClose, secret }: { readonly secret: string; readonly onClose: () => void }) => (
  <Dialog
    title={texts.secretTitle}
    onClose={onClose}
    stays
    actions={<Button kind="primary" onClick={onClose}>{texts.secretDone}</Button>}
  >
    <p>{texts.secretText}</p>
    <Code code={secret} label={texts.secret} className="mt-3" />
  </Dialog>
)
