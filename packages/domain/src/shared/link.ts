/** An address of the application: exactly one slash in front, so that it cannot name another host. */
export function isInternalLink(link: string): boolean {
  return /^\/(?![/\\])/.test(link) && !/[\s\\]/.test(link)
}

/** Browsers overlook tabs, line breaks and blanks inside of an address; here they make it wrong. */
const allowed = [/^https?:\/\/[^\s/?#\\]+([/?#][^\s\\]*)?$/i, /^mailto:[^\s\\]+$/i, /^tel:\+?[0-9().-]+$/i]

/** An own address, or one of the web, of mail or of the phone; no script, no data, no file. */
export function isAllowedLink(link: string): boolean {
  return isInternalLink(link) || allowed.some((form) => form.test(link))
}
