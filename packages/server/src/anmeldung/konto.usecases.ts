/** Sign-up and forgotten password. Neither reveals who has an account: everything that differs happens after the answer. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { schwaecheVon } from '@dreiklang/domain/anmeldung/passwort'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { legeGeheimeMail, legeMail } from '../mail/mail.usecases.ts'
import { ladeSprache } from '../mail/sprache.repository.ts'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { ladeZaehler, merkeFehlversuch } from './anmeldung.repository.ts'
import { createEinmalLink } from './einmalLink.ts'
import type { Gate } from './gate.ts'
import type { Hintergrund } from './hintergrund.ts'
import { isoPlus } from './life.ts'
import type { Limits } from './limits.ts'
import { bestaetigt, bestaetigung, kontoVorhanden, passwortLink } from './mails.ts'
import { digestOf, newSecret } from './secret.ts'
import { bestaetigeWartendes, erneuereLink, ladePersonMitAdresse, ladeZumLink, legeWartendesAn } from './wartende.repository.ts'

type Needs = { gate: Gate; limits: Limits; hintergrund: Hintergrund }
interface Wunsch {
  email: string
  address: string
  sprache: Sprache
}

const confirmationMs = 24 * 3_600_000

export function createKonto(ports: Ports, { gate, limits, hintergrund }: Needs) {
  const { database, clock, passwordHasher, newId, publicUrl } = ports
  const db = imNamen(database, systemKontext)

  /** @throws zu_viele_anfragen */
  async function countMail({ email, address }: Wunsch): Promise<void> {
    const applying = await limits.forMail({ email, address })
    await gate.pass({
      limits: applying,
      load: async () => ({ counts: await ladeZaehler(db, applying, clock.now()), loaded: null }),
      work: () => merkeFehlversuch(db, { limits: applying, now: clock.now() }),
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
      const code = schwaecheVon(password, [email, name, company ?? ''])
      if (code !== null) throw sharedFehler.ablehnen('eingabe.ungueltig', { felder: [{ path: 'password', code, message: code }] })
      await countMail(wunsch)
      const passwortHash = await passwordHasher.hash(password)
      hintergrund.run(async () => {
        const { link, linkHash, linkBis } = await newConfirmation()
        const jetzt = clock.now().toISOString()
        await database.transaction(systemKontext, async (tx) => {
          const person = await ladePersonMitAdresse(tx, email)
          if (person !== null) {
            const ihre = await ladeSprache(tx, person.id, sprache)
            return legeMail(tx, kontoVorhanden({ an: email, sprache: ihre, link: `${publicUrl}/forgot-password` }))
          }
          const waits = await legeWartendesAn(tx, { id: newId(), email, name, angabe: company, passwortHash, linkHash, linkBis, jetzt })
          // Already confirmed: only the manager's step is missing, and the mail says so.
          if (!waits) return legeMail(tx, bestaetigt({ an: email, sprache }))
          await legeGeheimeMail(tx, bestaetigung({ an: email, sprache, link }), ports)
        })
      })
    },

    async resendConfirmation(wunsch: Wunsch): Promise<void> {
      await countMail(wunsch)
      hintergrund.run(async () => {
        const { link, linkHash, linkBis } = await newConfirmation()
        await database.transaction(systemKontext, async (tx) => {
          if (await erneuereLink(tx, { email: wunsch.email, linkHash, linkBis }))
            await legeGeheimeMail(tx, bestaetigung({ an: wunsch.email, sprache: wunsch.sprache, link }), ports)
        })
      })
    },

    /**
     * Requires link and password: someone else may have signed up with the address, and whoever reads the mailbox must not activate that
     * account with one click.
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
      sprache: Sprache
    }): Promise<void> {
      const linkHash = await digestOf(token)
      const applying = await limits.forLink(address)
      await gate.pass({
        limits: applying,
        load: async () => {
          const now = clock.now()
          const [counts, loaded] = await Promise.all([ladeZaehler(db, applying, now), ladeZumLink(db, linkHash, now.toISOString())])
          return { counts, loaded }
        },
        work: async (konto) => {
          const right = konto !== null && (await passwordHasher.verify(konto.passwortHash, password))
          if (!right) await merkeFehlversuch(db, { limits: applying, now: clock.now() })
          if (konto === null) throw anmeldungFehler.ablehnen('anmeldung.link_ungueltig')
          if (!right) throw anmeldungFehler.ablehnen('anmeldung.passwort_falsch')
          await database.transaction(systemKontext, async (tx) => {
            if (!(await bestaetigeWartendes(tx, linkHash, clock.now().toISOString())))
              throw anmeldungFehler.ablehnen('anmeldung.link_ungueltig')
            await legeMail(tx, bestaetigt({ an: konto.email, sprache }))
          })
        },
      })
    },

    async forgotPassword(wunsch: Wunsch): Promise<void> {
      await countMail(wunsch)
      hintergrund.run(async () => {
        await database.transaction(systemKontext, async (tx) => {
          const person = await ladePersonMitAdresse(tx, wunsch.email)
          if (person === null || !person.aktiv) return
          const link = `${publicUrl}/reset-password?token=${await createEinmalLink(tx, ports, person.id)}`
          const sprache = await ladeSprache(tx, person.id, wunsch.sprache)
          await legeGeheimeMail(tx, passwortLink({ an: wunsch.email, sprache, link }), ports)
        })
      })
    },
  }
}
