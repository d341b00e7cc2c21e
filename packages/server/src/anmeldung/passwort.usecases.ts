import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import { schwaecheVon } from '@dreiklang/domain/anmeldung/passwort'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeZaehler, merkeFehlversuch } from './anmeldung.repository.ts'
import type { Gate } from './gate.ts'
import { passwortGeaendert } from './mails.ts'
import { legeMail } from '../mail/mail.usecases.ts'
import { ladeSprache } from '../mail/sprache.repository.ts'
import type { Herkunft } from './herkunft.ts'
import type { Limits } from './limits.ts'
import { protokolliere } from './protokoll.repository.ts'
import type { Sprache } from '../shared/route.ts'
import { ladeLinkPerson, setzePasswort } from './passwort.repository.ts'
import { digestOf } from './secret.ts'
import type { SitzungenHier } from './sitzungen.ts'

interface SetPassword {
  token: string
  password: string
  address: string
  herkunft: Herkunft
  sprache: Sprache
}

type Needs = { sitzungen: SitzungenHier; gate: Gate; limits: Limits }

/**
 * A weak password does not use up the link, so that the person can try another one. The link is checked before hashing, because hashing for
 * anyone who sends something would be free work for attackers; one statement uses it, so only one of many callers wins.
 */
export function createSetPassword({ database, clock, passwordHasher }: Ports, { sitzungen, gate, limits }: Needs) {
  const db = imNamen(database, systemKontext)
  const invalid = () => anmeldungFehler.ablehnen('anmeldung.link_ungueltig')

  /** @throws anmeldung.link_ungueltig, eingabe.ungueltig for a weak password, zu_viele_anfragen */
  return async function setPassword({ token, password, address, herkunft, sprache }: SetPassword): Promise<void> {
    const linkHash = await digestOf(token)
    const applying = await limits.forLink(address)
    const personId = await gate.pass({
      limits: applying,
      load: async () => {
        const now = clock.now()
        const [counts, loaded] = await Promise.all([ladeZaehler(db, applying, now), ladeLinkPerson(db, linkHash, now.toISOString())])
        return { counts, loaded }
      },
      work: async (person) => {
        if (person === null) {
          await merkeFehlversuch(db, { limits: applying, now: clock.now() })
          throw invalid()
        }
        const code = schwaecheVon(password, [person.email, person.name, person.organisation ?? ''])
        if (code !== null) throw sharedFehler.ablehnen('eingabe.ungueltig', { felder: [{ path: 'password', code, message: code }] })
        const passwortHash = await passwordHasher.hash(password)
        const jetzt = clock.now().toISOString()
        return database.transaction(systemKontext, async (tx) => {
          const whose = await setzePasswort(tx, { linkHash, passwortHash, jetzt })
          if (whose !== null) {
            await protokolliere(tx, { personId: whose, art: 'PASSWORT', herkunft, jetzt })
            await legeMail(tx, passwortGeaendert({ an: person.email, sprache: await ladeSprache(tx, whose, sprache) }))
            if (!person.neu) await sitzungen.meldeKonto(tx, { personId: whose, anlass: 'PASSWORT_GEAENDERT', am: jetzt })
          }
          return whose
        })
      },
    })
    if (personId === null) throw invalid()
    sitzungen.vergiss(personId)
  }
}
