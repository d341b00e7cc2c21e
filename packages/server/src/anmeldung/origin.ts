/** Whether a call comes from our own pages. */
import type { Call } from '@dreiklang/domain/shared/contract'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { z } from 'zod'
import { type Route, route } from '../shared/route.ts'

/** Binds a call that a foreign page must not make for its visitors. */
export function guardOrigin<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  handle: Parameters<typeof route<P, Q, B, A>>[1],
): Route {
  return route(call, async (request) => {
    requireOwnOrigin(request.request)
    return handle(request)
  })
}

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
