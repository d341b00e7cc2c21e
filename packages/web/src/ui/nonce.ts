import { setNonce } from 'get-nonce'

/** The nonce of this page, which style elements need that are made at run time: the content security policy allows no others. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

// The scroll lock behind dialogs writes a style element of its own.
setNonce(pageNonce())
