/** Neither reveals who has an account: everything that differs happens after the answer. */
import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { kontoContract, LinkZweck } from '@dreiklang/domain/anmeldung/konto.contract'
import { checkPassword } from '@dreiklang/domain/anmeldung/password'
import { isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { z } from 'zod'
import { loadLanguage } from '../mail/language.repository.ts'
import { queueSecretMail, queueMail } from '../mail/mail.usecases.ts'
import { loadTaetige } from '../organisation/personen.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import type { Hintergrund } from './background.ts'
import { createSingleUseLink } from './einmalLink.ts'
import type { Gate } from './gate.ts'
import type { Von } from './herkunft.ts'
import { loadUndo, loadWechsel } from './kontoAngaben.repository.ts'
import { isoPlus } from './life.ts'
import type { Limits } from './limits.ts'
import { bestaetigt, bestaetigung, kontoVorhanden, passwordLink } from './mails.ts'
import { loadLinkPerson } from './password.repository.ts'
import { digestOf, newSecret } from './secret.ts'
import type { SessionsHier } from './sessions.ts'
import { confirmWaiting, renewLink, loadPersonWithAdresse, loadForLink, createWaiting } from './waiting.repository.ts'

type SignUp = z.output<typeof kontoContract.signUp.body>
type Needs = { sitzungen: Pick<SessionsHier, 'reportKonto'>; gate: Gate; limits: Limits; hintergrund: Hintergrund }

const loadOfLink: Record<LinkZweck, (db: Queryable, hash: Uint8Array, now: string) => Promise<unknown>> = {
  PASSWORT: loadLinkPerson,
  BESTAETIGUNG: loadForLink,
  ADRESSE: loadWechsel,
  ADRESSE_ZURUECK: loadUndo,
}

const confirmationMs = 24 * 3_600_000

export function createKonto(ports: Ports, { sitzungen, gate, limits, hintergrund }: Needs) {
  const { database, clock, passwordHasher, newId, publicUrl } = ports
  const db = onBehalfOf(database, systemContext)

  /** @throws zu_viele_anfragen */
  async function countMail(email: string, address: string): Promise<void> {
    await gate.spend(await limits.forMail({ email, address }))
  }

  async function tellHeads(tx: Queryable, organisationId: string, wer: string): Promise<void> {
    const heads = (await loadTaetige(tx, [organisationId])).filter(({ rolle }) => isVerwaltung(rolle)).map(({ personId }) => personId)
    const am = clock.now().toISOString()
    for (const personId of heads) await sitzungen.reportKonto(tx, { personId, anlass: 'AUFNAHME_WARTET', werte: { wer }, am })
    await sendSignal(tx, { art: 'personal', an: heads })
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
    async signUp({ email, name, password, company }: SignUp, { address, sprache, herkunft }: Von): Promise<void> {
      checkPassword(password, [email, name, company ?? ''])
      await countMail(email, address)
      const passwortHash = await passwordHasher.hash(password)
      hintergrund.run(async () => {
        const { link, linkHash, linkBis } = await newConfirmation()
        const now = clock.now().toISOString()
        await database.transaction(systemContext, async (tx) => {
          const waits = await createWaiting(tx, { id: newId(), email, name, angabe: company ?? null, passwortHash, linkHash, linkBis, now })
          const person = await loadPersonWithAdresse(tx, email)
          if (person !== null) {
            const ihre = await loadLanguage(tx, person.id, sprache)
            const to = { an: email, sprache: ihre, name: person.name, link: `${publicUrl}/forgot-password` }
            return queueMail(tx, kontoVorhanden({ ...to, herkunft, am: now }))
          }
          // Already confirmed: only the manager's step is missing, and the mail says so.
          if (waits) return queueMail(tx, bestaetigt({ an: email, sprache, name: null }))
          await queueSecretMail(tx, bestaetigung({ an: email, sprache, link, herkunft, am: now }), ports)
        })
      })
    },

    async resendConfirmation(email: string, { address, sprache, herkunft }: Von): Promise<void> {
      await countMail(email, address)
      hintergrund.run(async () => {
        const { link, linkHash, linkBis } = await newConfirmation()
        await database.transaction(systemContext, async (tx) => {
          if (await renewLink(tx, { email, linkHash, linkBis }))
            await queueSecretMail(tx, bestaetigung({ an: email, sprache, link, herkunft, am: clock.now().toISOString() }), ports)
        })
      })
    },

    /**
     * Another may have signed up with the address: who reads the mailbox must not activate that with one click.
     * @throws anmeldung.link_ungueltig, anmeldung.passwort_falsch, zu_viele_anfragen
     */
    async confirm({ token, password }: { token: string; password: string }, { address, sprache }: Von): Promise<void> {
      const linkHash = await digestOf(token)
      const applying = await limits.forLink(address)
      const load = (now: string) => loadForLink(db, linkHash, now)
      await gate.passWith(applying, load, async (konto) => {
        const right = konto !== null && (await passwordHasher.verify(konto.passwortHash, password))
        if (!right) await gate.fail(applying)
        if (konto === null) throw anmeldungErrors.refuse('anmeldung.link_ungueltig')
        if (!right) throw anmeldungErrors.refuse('anmeldung.passwort_falsch')
        await database.transaction(systemContext, async (tx) => {
          const confirmed = await confirmWaiting(tx, linkHash, clock.now().toISOString())
          if (confirmed === null) throw anmeldungErrors.refuse('anmeldung.link_ungueltig')
          if (confirmed.organisationId !== null) await tellHeads(tx, confirmed.organisationId, confirmed.name)
          await queueMail(tx, bestaetigt({ an: konto.email, sprache, name: konto.name }))
        })
      })
    },

    /** Failed guesses count as they do at its use. @throws anmeldung.link_ungueltig, zu_viele_anfragen */
    async checkLink({ zweck, token }: { zweck: LinkZweck; token: string }, address: string): Promise<void> {
      const hash = await digestOf(token)
      const applying = await limits.forLink(address)
      const load = async (now: string) => (await loadOfLink[zweck](db, hash, now)) !== null
      await gate.passWith(applying, load, async (valid) => {
        if (valid) return
        await gate.fail(applying)
        throw anmeldungErrors.refuse('anmeldung.link_ungueltig')
      })
    },

    async forgotPassword(email: string, { address, sprache, herkunft }: Von): Promise<void> {
      await countMail(email, address)
      hintergrund.run(async () => {
        await database.transaction(systemContext, async (tx) => {
          const person = await loadPersonWithAdresse(tx, email)
          if (person === null || !person.aktiv) return
          const { token, bis } = await createSingleUseLink(tx, ports, person.id)
          const link = `${publicUrl}/reset-password?token=${token}`
          const ihre = await loadLanguage(tx, person.id, sprache)
          const asked = { herkunft, am: clock.now().toISOString() }
          await queueSecretMail(tx, passwordLink({ an: email, sprache: ihre, name: person.name, link, bis, ...asked }), ports)
        })
      })
    },
  }
}
