import type { FactorStand, SecondFactorStep } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { Secret, TOTP } from 'otpauth'
import { type Anmeldungen, passwort } from './anmeldung.fixtures.ts'

export const codeAt = (secret: string, at: Date) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

interface FirstAnswer {
  code: string
  details: SecondFactorStep
}

export function createFactorHelper(app: Anmeldungen) {
  const api = <Body>(token: string, path: string, body?: unknown, method = 'POST') =>
    app.ask<Body & { code: string }>(path, { method, token, ...(method === 'GET' ? {} : { body: body ?? {} }) })

  const helper = {
    api,
    state: async (token: string) => (await api<FactorStand>(token, '/api/account/second-factor', undefined, 'GET')).body,

    /** Someone signed in, with a network of its own so that limits of tests do not meet. */
    async person(rest: Parameters<Anmeldungen['person']>[0] = {}) {
      const person = await app.person(rest)
      const { body } = await app.signIn(person.email)
      return { ...person, token: body.accessToken }
    },

    async withTotp(rest: Parameters<Anmeldungen['person']>[0] = {}) {
      const person = await helper.person(rest)
      const begun = await api<{ geheimnis: string; uri: string }>(person.token, '/api/account/second-factor/totp', { password: passwort })
      const secret = begun.body.geheimnis
      const confirmed = await api<{ ersatzcodes: string[] }>(person.token, '/api/account/second-factor/totp/confirm', {
        code: codeAt(secret, app.clock.now),
      })
      // The first code is used up; the next one comes with the next half minute.
      app.advance(30_000)
      return { ...person, secret, ersatzcodes: confirmed.body.ersatzcodes, uri: begun.body.uri }
    },

    async firstStep(email: string): Promise<{ status: number; code: string; schritt: SecondFactorStep; cookie: string | undefined }> {
      const answer = await app.ask<FirstAnswer>('/api/auth/signin', { body: { email, password: passwort } })
      return { status: answer.status, code: answer.body.code, schritt: answer.body.details, cookie: answer.cookie('rt') }
    },

    second: (body: unknown) => app.ask<{ accessToken: string; code: string }>('/api/auth/second-factor', { body }),
    me: (token: string) => app.ask('/api/auth/me', { method: 'GET', token }),
  }
  return helper
}
