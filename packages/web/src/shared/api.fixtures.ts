import type { Rolle } from '@dreiklang/domain/shared/akteur'
import type { Anmeldung, Benutzer } from '@dreiklang/domain/shared/anmeldung.contract'
import type { Transport } from './refresh.ts'

const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '')
let made = 0

export function tokenUntil(expiresMs: number): string {
  made += 1
  return `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(expiresMs / 1000), jti: made })}.signature`
}

const id = (last: number) => `0190a000-0000-7000-8000-${String(last).padStart(12, '0')}`

export function userOf(rolle: Rolle, name = 'Nadia Öztürk'): Benutzer {
  const user: Benutzer = { id: id(rolle.length), name, email: 'nadia@example.org', status: 'online', roles: [rolle] }
  if (rolle.includes('PFLEGE'))
    return { ...user, pflegepersonal: { id: id(91), pflegedienst: { id: id(92), firmenname: 'Sonnenhof GmbH' } } }
  if (rolle.includes('APOTHEKE')) {
    return { ...user, apothekepersonal: { id: id(93), istPharmazeutisch: true, apotheke: { id: id(94), name: 'Linden-Apotheke' } } }
  }
  if (rolle.includes('ARZT')) return { ...user, arztpersonal: { id: id(95), lanr: null, arzt: { id: id(96), praxis: 'Praxis am Markt' } } }
  return user
}

export function anmeldungOf(user: Benutzer, expiresMs = Date.now() + 600_000): Anmeldung {
  return { accessToken: tokenUntil(expiresMs), user }
}

export const json = (status: number, value: unknown): Response => Response.json(value, { status })

export function refusal(status: number, code: string, message = 'Das geht nicht.'): Response {
  return json(status, { code, message, fields: [], correlationId: 'kennung-1' })
}

export interface Seen {
  url: string
  method: string
  headers: Headers
  body: unknown
}

export function recording(handle: (request: Seen) => Response | Promise<Response>): { transport: Transport; seen: Seen[] } {
  const seen: Seen[] = []
  const transport: Transport = async (url, init) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { url, method: init.method ?? 'GET', headers: new Headers(init.headers), body }
    seen.push(request)
    return handle(request)
  }
  return { transport, seen }
}
