/** How the sign-in services of houses are asked (OpenID Connect): a port, as those in ports.ts. */

export interface SsoClient {
  issuer: string
  clientId: string
  clientSecret: string
}

/** What only this server knows of a sign-in that is under way. */
export interface SsoProof {
  nonce: string
  verifier: string
}

export interface SsoPort {
  /** Whether a provider answers there that can do what we need. @throws SsoFault */
  check(client: SsoClient): Promise<void>
  /** @throws SsoFault */
  begin(client: SsoClient, wish: { returnUrl: string; state: string; email: string }): Promise<{ url: string; proof: SsoProof }>
  /** Only what the provider has signed for us and for this sign-in. @throws SsoFault */
  finish(client: SsoClient, answer: { answerUrl: string; state: string; proof: SsoProof }): Promise<SsoPerson>
}

export interface SsoPerson {
  email: string | null
  emailVerified: boolean
}

/** `unreachable`: nobody or no provider answers; `refused`: it did, and what it said does not sign in; `practice`: there is none here. */
export type SsoFaultKind = 'unreachable' | 'refused' | 'practice'

export class SsoFault extends Error {
  readonly kind: SsoFaultKind
  constructor(kind: SsoFaultKind, cause?: unknown) {
    super(`The sign-in service did not do its part (${kind})`, { cause })
    this.name = 'SsoFault'
    this.kind = kind
  }
}
