import { setNonce } from 'get-nonce'

/** The page is one as long as it stands, and every responsive style that is drawn asks for it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** The nonce of this page, which style elements need that are made at run time: the content security policy allows no others. */
export const pageNonce = (): string => nonce

// The scroll lock behind dialogs writes a style element of its own.
setNonce(nonce)
