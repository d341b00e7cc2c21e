/** Nothing here reveals who else has an account. */
import { anmeldungErrors } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { queueSecretMail, queueMail } from '../mail/mail.usecases.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { createSingleUseLink } from './einmalLink.ts'
import type { Wer } from './factorArbeit.ts'
import type { Gate } from './gate.ts'
import type { Von } from './herkunft.ts'
import { confirmWechsel, loadWechsel, createWechsel, takeBackWechsel, setName } from './kontoAngaben.repository.ts'
import { isoPlus } from './life.ts'
import type { Limits } from './limits.ts'
import { adresseBestaetigen, adresseChanged, adresseVergeben, adresseVerlangt, adresseZurueck } from './adressMails.ts'
import { audit } from './protokoll.repository.ts'
import type { Reauthentication } from './reauthentication.ts'
import { digestOf, newSecret } from './secret.ts'
import type { SessionsHier } from './sessions.ts'

interface Needs {
  sitzungen: SessionsHier
  gate: Gate
  limits: Limits
  nochEinmal: Reauthentication
}

const day = 86_400_000
const confirmMs = day
/** Long enough to cover a holiday weekend away from the old mailbox. */
const undoMs = 7 * day

/** Also for the room of settings, whose user has a name. */
export function createNameChange({ database, clock }: Pick<Ports, 'database' | 'clock'>, sitzungen: Pick<SessionsHier, 'forget'>) {
  return async ({ akteur, herkunft }: Wer, name: string): Promise<void> => {
    const { personId } = akteur
    await database.transaction(contextOf(akteur), async (tx) => {
      await setName(tx, personId, name)
      await audit(tx, { personId, art: 'NAME', herkunft, now: clock.now().toISOString() })
      await sendSignal(tx, { art: 'settings', an: [personId] })
    })
    sitzungen.forget(personId)
  }
}

export function createKontoAngaben(ports: Ports, { sitzungen, gate, limits, nochEinmal }: Needs) {
  const { database, clock, passwordHasher, publicUrl } = ports
  const db = onBehalfOf(database, systemContext)
  const iso = () => clock.now().toISOString()
  const invalid = () => anmeldungErrors.refuse('anmeldung.link_ungueltig')

  /** The address was free when the link was sent and may be taken by now. */
  async function unlessTaken<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    try {
      return await database.transaction(systemContext, work)
    } catch (error) {
      if (error instanceof ConstraintViolation && error.constraint === 'person_email') throw invalid()
      throw error
    }
  }

  return {
    changeName: createNameChange(ports, sitzungen),

    /**
     * For a taken address the same rows and as many sealed mails are written; only the text to the other mailbox differs.
     * @throws anmeldung.passwort_falsch, anmeldung.adresse_gleich, zu_viele_anfragen
     */
    async changeEmail(who: Wer & Von, { email: neu, password }: { email: string; password: string }): Promise<void> {
      const { akteur, herkunft, sprache, address } = who
      const { personId } = akteur
      const { email: alt, name } = await nochEinmal(who, password)
      if (neu === alt) throw anmeldungErrors.refuse('anmeldung.adresse_gleich')
      const applying = [...(await limits.forMail({ email: neu, address })), ...(await limits.forPerson('adresse', personId))]
      await gate.spend(applying)
      const [link, undo] = [newSecret(), newSecret()]
      const [linkHash, zurueckHash] = await Promise.all([digestOf(link), digestOf(undo)])
      const [linkBis, zurueckBis] = [isoPlus(clock.now(), confirmMs), isoPlus(clock.now(), undoMs)]
      await database.transaction(systemContext, async (tx) => {
        const taken = await createWechsel(tx, { personId, alt, neu, linkHash, linkBis, zurueckHash, zurueckBis, now: iso() })
        const confirm = adresseBestaetigen({ an: neu, sprache, name: null, link: `${publicUrl}/confirm-email?token=${link}` })
        await queueSecretMail(tx, taken ? adresseVergeben({ an: neu, sprache, name: null }) : confirm, ports)
        const to = { an: alt, sprache, name, link: `${publicUrl}/undo-email?token=${undo}` }
        await queueSecretMail(tx, adresseVerlangt({ ...to, herkunft, am: iso() }), ports)
        await audit(tx, { personId, art: 'ADRESSE_VERLANGT', herkunft, now: iso() })
      })
    },

    /** @throws anmeldung.link_ungueltig, anmeldung.passwort_falsch, zu_viele_anfragen */
    async confirmEmail({ token, password }: { token: string; password: string }, { address, herkunft, sprache }: Von): Promise<void> {
      const linkHash = await digestOf(token)
      const wechsel = await loadWechsel(db, linkHash, iso())
      // Whoever reads the mailbox of a mistyped address must not guess the password from many networks.
      const guesses = wechsel === null ? [] : await limits.forPerson('passwort', wechsel.personId)
      const applying = [...(await limits.forLink(address, 'adresslink')), ...guesses]
      const personId = await gate.pass(applying, async () => {
        const hash = wechsel?.passwortHash ?? null
        const right = hash !== null && (await passwordHasher.verify(hash, password))
        if (!right) await gate.fail(applying)
        if (wechsel === null) throw invalid()
        if (!right) throw anmeldungErrors.refuse('anmeldung.passwort_falsch')
        await unlessTaken(async (tx) => {
          if (!(await confirmWechsel(tx, linkHash, iso()))) throw invalid()
          await audit(tx, { personId: wechsel.personId, art: 'ADRESSE', herkunft, now: iso() })
          for (const an of [wechsel.alt, wechsel.neu]) await queueMail(tx, adresseChanged({ an, sprache, name: wechsel.name }))
          await sendSignal(tx, { art: 'settings', an: [wechsel.personId] })
        })
        return wechsel.personId
      })
      sitzungen.forget(personId)
    },

    /** Before the new address was confirmed, and for some days after. @throws anmeldung.link_ungueltig, zu_viele_anfragen */
    async undoEmail(token: string, { address, herkunft, sprache }: Von): Promise<void> {
      const zurueckHash = await digestOf(token)
      const applying = await limits.forLink(address, 'adresslink')
      const personId = await gate.pass(applying, () =>
        unlessTaken(async (tx) => {
          const person = await takeBackWechsel(tx, zurueckHash, iso())
          if (person === null) return null
          const { token: neues, bis } = await createSingleUseLink(tx, ports, person.personId)
          const link = `${publicUrl}/reset-password?token=${neues}`
          await queueSecretMail(tx, adresseZurueck({ an: person.email, sprache, name: person.name, link, bis }), ports)
          await audit(tx, { personId: person.personId, art: 'ADRESSE_ZURUECK', herkunft, now: iso() })
          return person.personId
        }),
      )
      if (personId === null) {
        await gate.fail(applying)
        throw invalid()
      }
      sitzungen.forget(personId)
    },
  }
}
