/** Whether a call comes from our own pages. */
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'

/**
 * No page can forge `Sec-Fetch-Site`; on plain HTTP the Origin has to do. Hosts, not schemes: a proxy may end TLS.
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
