/** E1: stores a new draft, whatever it follows from. */
import { bestellungFehler } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { anlegen } from '@dreiklang/domain/bestellung/entwurf.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { erledigeDurchBestellung } from '../dokumentation/folge.usecases.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import { ladeFruehereAntwort } from './aenderung.repository.ts'
import { type Einfuegeauftrag, einfuegen } from './bestellung.repository.ts'
import { verknuepfe } from './besuch.repository.ts'
import { createNummern } from './nummern.ts'
import { personVon, urheberVon } from './person.ts'
import { quittungVon, wiederholung } from './schreiben.usecases.ts'
import { schrittSpur } from './spur.ts'
import type { EreignisStrom } from './strom.ts'
import { pruefeReferenzen } from './umstaende.repository.ts'
import { createVerschluss, sagtEtwas } from './verschluss.ts'

type Vorlage = Pick<Bestellung, 'quelle' | 'vorgaengerId'>

interface Anlass {
  aktion: string
  /** The visit at which the need was noticed, and the follow-up task it left. */
  besuch: { hausbesuchId: string; folgeId: string | null } | null
}
export const ohneAnlass: Anlass = { aktion: 'bestellung.create', besuch: null }

/** A draft may only name the organisation's own Klient and organisations of the right kind. */
export async function pruefeBezuege(db: Queryable, bestellung: Bestellung): Promise<void> {
  const bezuege = await pruefeReferenzen(db, bestellung)
  if (!bezuege.klient) throw bestellungFehler.ablehnen('bestellung.klient_unbekannt')
  if (!bezuege.organisationen) throw bestellungFehler.ablehnen('bestellung.organisation_unbekannt')
}

export function createLegen(ports: Ports, strom: EreignisStrom) {
  const naechsteNummer = createNummern(ports)
  const { verschlossen } = createVerschluss(ports)
  const jetzt = () => ports.clock.now().toISOString()

  /** Links the draft to the visit in the same transaction. */
  function fuegeVerknuepftEin(
    akteur: Akteur,
    auftrag: Einfuegeauftrag,
    { hausbesuchId, folgeId }: NonNullable<Anlass['besuch']>,
  ): Promise<boolean> {
    const { id: bestellungId, erstelltAm: am } = auftrag.bestellung
    return ports.database.transaction(kontextVon(akteur), async (tx) => {
      const gelegt = await einfuegen(tx, auftrag)
      if (gelegt) await verknuepfe(tx, { bestellungId, hausbesuchId, art: 'AUS_BESUCH', personId: akteur.personId, am })
      if (gelegt && folgeId !== null) await erledigeDurchBestellung(tx, akteur, { folgeId, hausbesuchId, bestellungId, am })
      return gelegt
    })
  }

  return async function lege(
    akteur: Akteur,
    entwurf: Entwurf,
    { idempotenz, quelle, vorgaengerId, aktion, besuch }: Vorlage & Anlass & { idempotenz: Idempotenz },
  ): Promise<string> {
    const person = personVon(akteur)
    const kontext = kontextVon(akteur)
    const db = imNamen(ports.database, kontext)
    const am = jetzt()
    const nummer = await naechsteNummer(kontext, person.organisationId, Number(berlinDatum(am).slice(0, 4)))
    const { bestellung, ereignisse } = anlegen(entwurf, {
      pflegedienstId: person.organisationId,
      personId: person.personId,
      nummer,
      quelle,
      vorgaengerId,
      werkzeug: { jetzt: am, neueId: ports.newId },
    })
    const antwort = JSON.stringify(quittungVon(bestellung, person))
    try {
      // Nobody creates a key for another organisation's Klient.
      if (bestellung.klientId !== null && sagtEtwas(bestellung)) await pruefeBezuege(db, bestellung)
      const inhalt = await verschlossen({ bestellung, ereignisse }, bestellung)
      const urheber = urheberVon(person)
      const auftrag = { ...inhalt, urheber, idempotenz: { ...idempotenz, antwort }, spur: schrittSpur(akteur, aktion, bestellung) }
      const gelegt = besuch === null ? await einfuegen(db, auftrag) : await fuegeVerknuepftEin(akteur, auftrag, besuch)
      if (!gelegt) await pruefeBezuege(db, bestellung)
    } catch (fehler) {
      const doppelt = fehler instanceof ConstraintViolation && fehler.constraint === 'idempotenz_pkey'
      if (!doppelt && !(fehler instanceof Ablehnung)) throw fehler
      const frueher = await ladeFruehereAntwort(db, akteur.personId, idempotenz.schluessel)
      if (frueher === null) throw fehler
      return wiederholung(frueher, idempotenz)
    }
    strom.weck()
    return antwort
  }
}
