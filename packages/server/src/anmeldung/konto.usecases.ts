/** Neither reveals who has an account: everything that differs happens after the answer. */
import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { schwaecheOf } from '@dreiklang/domain/anmeldung/password'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { loadLanguage } from '../mail/language.repository.ts'
import { queueSecretMail, queueMail } from '../mail/mail.usecases.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { loadCounter, countFailedAttempt } from './anmeldung.repository.ts'
import type { Hintergrund } from './background.ts'
import { createSingleUseLink } from './einmalLink.ts'
import type { Gate } from './gate.ts'
import { isoPlus } from './life.ts'
import type { Limits } from './limits.ts'
import { bestaetigt, bestaetigung, kontoVorhanden, passwordLink } from './mails.ts'
import { digestOf, newSecret } from './secret.ts'
import { confirmWaiting, renewLink, loadPersonWithAdresse, loadForLink, createWaiting } from './waiting.repository.ts'

type Needs = { gate: Gate; limits: Limits; hintergrund: Hintergrund }
interface Wunsch {
  email: string
  address: string
  sprache: Language
}

const confirmationMs = 24 * 3_600_000

export function createKonto(ports: Ports, { gate, limits, hintergrund }: Needs) {
  const { database, clock, passwordHasher, newId, publicUrl } = ports
  const db = onBehalfOf(database, systemContext)

  /** @throws zu_viele_anfragen */
  async function countMail({ email, address }: Wunsch): Promise<void> {
    const applying = await limits.forMail({ email, address })
    await gate.pass({
      limits: applying,
      load: async () => ({ counts: await loadCounter(db, applying, clock.now()), loaded: null }),
      work: () => countFailedAttempt(db, { limits: applying, now: clock.now() }),
    })
  }

  async function newConfirmation() {
    const token = newSecret()
    return {
      link: `${publicUrl}/confirmation-required?token=${token}`,
      linkHash: await digestOf(token),
      linkBis: isoPlus(clock.now(), confirmationMs),
    }
  }

  return {
    /** @throws eingabe.ungueltig for a weak password, zu_viele_anfragen */
    async signUp(wunsch: Wunsch & { name: string; password: string; company: string | null }): Promise<void> {
      const { email, name, password, company, sprache } = wunsch
      const code = schwaecheOf(password, [email, name, company ?? ''])
      if (code !== null) throw sharedErrors.refuse('eingabe.ungueltig', { felder: [{ path: 'password', code, message: code }] })
      await countMail(wunsch)
      const passwortHash = await passwordHasher.hash(password)
      hintergrund.run(async () => {
        const { link, linkHash, linkBis } = await newConfirmation()
        const now = clock.now().toISOString()
        await database.transaction(systemContext, async (tx) => {
          const person = await loadPersonWithAdresse(tx, email)
          if (person !== null) {
            const ihre = await loadLanguage(tx, person.id, sprache)
            return queueMail(tx, kontoVorhanden({ an: email, sprache: ihre, link: `${publicUrl}/forgot-password` }))
          }
          const waits = await createWaiting(tx, { id: newId(), email, name, angabe: company, passwortHash, linkHash, linkBis, now })
          // Already confirmed: only the manager's step is missing, and the mail says so.
          if (!waits) return queueMail(tx, bestaetigt({ an: email, sprache }))
          await queueSecretMail(tx, bestaetigung({ an: email, sprache, link }), ports)
        })
      })
    },

    async resendConfirmation(wunsch: Wunsch): Promise<void> {
      await countMail(wunsch)
      hintergrund.run(async () => {
        const { link, linkHash, linkBis } = await newConfirmation()
        await database.transaction(systemContext, async (tx) => {
          if (await renewLink(tx, { email: wunsch.email, linkHash, linkBis }))
            await queueSecretMail(tx, bestaetigung({ an: wunsch.email, sprache: wunsch.sprache, link }), ports)
        })
      })
    },

    /**
     * Another may have signed up with the address: who reads the mailbox must not activate that with one click.
     * @throws anmeldung.link_ungueltig, anmeldung.passwort_falsch, zu_viele_anfragen
     */
    async confirm({
      token,
      password,
      address,
      sprache,
    }: {
      token: string
      password: string
      address: string
      sprache: Language
    }): Promise<void> {
      const linkHash = await digestOf(token)
      const applying = await limits.forLink(address)
      await gate.pass({
        limits: applying,
        load: async () => {
          const date = clock.now()
          const [counts, loaded] = await Promise.all([loadCounter(db, applying, date), loadForLink(db, linkHash, date.toISOString())])
          return { counts, loaded }
        },
        work: async (konto) => {
          const right = konto !== null && (await passwordHasher.verify(konto.passwortHash, password))
          if (!right) await countFailedAttempt(db, { limits: applying, now: clock.now() })
          if (konto === null) throw anmeldungErrors.refuse('anmeldung.link_ungueltig')
          if (!right) throw anmeldungErrors.refuse('anmeldung.passwort_falsch')
          await database.transaction(systemContext, async (tx) => {
            if (!(await confirmWaiting(tx, linkHash, clock.now().toISOString()))) throw anmeldungErrors.refuse('anmeldung.link_ungueltig')
            await queueMail(tx, bestaetigt({ an: konto.email, sprache }))
          })
        },
      })
    },

    async forgotPassword(wunsch: Wunsch): Promise<void> {
      await countMail(wunsch)
      hintergrund.run(async () => {
        await database.transaction(systemContext, async (tx) => {
          const person = await loadPersonWithAdresse(tx, wunsch.email)
          if (person === null || !person.aktiv) return
          const link = `${publicUrl}/reset-password?token=${await createSingleUseLink(tx, ports, person.id)}`
          const sprache = await loadLanguage(tx, person.id, wunsch.sprache)
          await queueSecretMail(tx, passwordLink({ an: wunsch.email, sprache, link }), ports)
        })
      })
    },
  }
}
