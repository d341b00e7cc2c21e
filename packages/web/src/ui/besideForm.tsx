import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** True below a form, until a dialog begins something of its own. */
export const InForm = createContext(false)

/** HTML knows no form inside of a form: a dialog that is opened from one stands beside it in the page, whichever way the library puts it there. */
export function BesideForm({ children }: { children: ReactNode }) {
  const own = <InForm value={false}>{children}</InForm>
  return use(InForm) ? createPortal(own, document.body) : own
}
