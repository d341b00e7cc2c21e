/** Whether a call comes from our own pages. */
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'

/**
 * Calls that a cookie opens, or that set one, come from our own pages or from no page at all. `Sec-Fetch-Site` cannot be forged by a
 * page, but browsers send it to trustworthy addresses only; on plain HTTP in a local network the Origin has to do. Hosts are compared
 * and not schemes, because behind a proxy that ends TLS the request arrives as http.
 * @throws zugriff.fremde_herkunft
 */
export function requireOwnOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const own = site === null ? origin === null || hostOf(origin) === hostOf(request.url) : site === 'same-origin'
  if (!own) throw sharedErrors.refuse('zugriff.fremde_herkunft')
}

/** Null for `Origin: null` of a sandboxed frame and for what is not an address. */
function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null
}
