/** Steps of an order: load, decide, save, notify. The same key gets the same answer; a stale version is told who was faster. */
import { bestellungFehler } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { gesamtStatus, organisationAuf, sichtbarePositionen } from '@dreiklang/domain/bestellung/stand'
import { decide, nach } from '@dreiklang/domain/bestellung/bestellung.decider'
import { type Quittung, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import { sichtVon } from '@dreiklang/domain/bestellung/sicht'
import { sichtbarFuer } from '@dreiklang/domain/bestellung/zeile'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports, Queryable } from '../ports.ts'
import type { Partnerschaften } from '../organisation/partnerschaft.usecases.ts'
import { orEarlierAnswer } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import { takeStep } from '../shared/step.ts'
import { type FruehereAntwort, ladeFruehereAntwort, ladeFuerAenderung } from './aenderung.repository.ts'
import { type Speicherauftrag, ladeBestellung, speichern, zeigeBestellung } from './bestellung.repository.ts'
import { letztesEreignis } from './abschrift.repository.ts'
import { verknuepfeLaufende } from './besuch.repository.ts'
import { personVon, urheberVon } from './person.ts'
import { blickSpur, schrittSpur } from './spur.ts'
import type { EreignisStrom } from './strom.ts'
import { umstaendeFuer } from './umstaende.ts'
import { merkeProdukte } from './umstaende.repository.ts'
import { createVerschluss } from './verschluss.ts'

export interface Schritt {
  akteur: Akteur
  bestellungId: string
  /** The version the person saw. */
  version: number
  idempotenz: Idempotenz
  /** Id of the call, for the audit trail. */
  aktion: string
  entscheide(bestellung: Bestellung, person: Person): Promise<Ereignis[]>
  /** Written in the same transaction as the step; it may refuse. */
  dazu?(tx: Queryable): Promise<void>
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The stored answer of a repeated request. @throws anfrage.schluessel_vergeben when the key was used for something else */
export function wiederholung(frueher: FruehereAntwort, { anfrageHash }: Idempotenz): string {
  if (frueher.hash !== hex(anfrageHash)) throw sharedFehler.ablehnen('anfrage.schluessel_vergeben')
  return frueher.antwort
}

export function quittungVon(bestellung: Bestellung, person: Person): Quittung {
  const { id, nummer, version } = bestellung
  return { id, nummer, version, status: gesamtStatus(sichtbarePositionen(bestellung, person.seite)) }
}

/** Steps that begin something with another organisation: it must be active, and the work with it must not have ended. */
const beginnt: readonly string[] = (['senden', 'anPraxisWeiterleiten', 'anApothekeWeiterleiten'] as const).map(
  (handlung) => handlungContract[handlung].id,
)

/** Steps that put something into the hands of a nurse, who may be with the Klient right now. */
const uebergibt: readonly string[] = (['abholungBestaetigen', 'eingangBestaetigen'] as const).map(
  (handlung) => handlungContract[handlung].id,
)

interface Beteiligte {
  ports: Ports
  partnerschaften: Partnerschaften
}

/** In the name of the system, because the managers of the other organisations are notified of a first order. */
async function speichereMitPartnern(akteur: Akteur, auftrag: Speicherauftrag, { ports, partnerschaften }: Beteiligte): Promise<boolean> {
  const { pflegedienstId, praxisId, apothekeId } = auftrag.neu
  const an = [praxisId, apothekeId].filter((id) => id !== null)
  return ports.database.transaction(systemKontext, async (tx) => {
    await partnerschaften.oeffneWeg(tx, akteur, { pflegedienstId, an })
    return speichern(tx, auftrag)
  })
}

/** Alone, or with what belongs to it in one transaction. @param db in whose name a step is saved that stands alone */
async function schreibe(
  auftrag: Speicherauftrag,
  { akteur, aktion, dazu }: Schritt,
  { db, ...beteiligte }: Beteiligte & { db: Queryable },
): Promise<boolean> {
  if (beginnt.includes(aktion)) return speichereMitPartnern(akteur, auftrag, beteiligte)
  const ankunft = uebergibt.includes(aktion) && auftrag.neu.klientId !== null
  const folge = dazu ?? (ankunft ? (tx: Queryable) => verknuepfeLaufende(tx, akteur, auftrag) : null)
  if (folge === null) return speichern(db, auftrag)
  return beteiligte.ports.database.transaction(kontextVon(akteur), async (tx) => {
    const gespeichert = await speichern(tx, auftrag)
    if (gespeichert) await folge(tx)
    return gespeichert
  })
}

export function createSchreiben(ports: Ports, { strom, partnerschaften }: { strom: EreignisStrom; partnerschaften: Partnerschaften }) {
  const { verschlossen, geoeffnet } = createVerschluss(ports)
  const jetzt = () => ports.clock.now().toISOString()

  /** Adds what the screen shows to a conflict: the current record, and who changed it. */
  async function mitAktuellem(fehler: Ablehnung, akteur: Akteur, bestellungId: string): Promise<Ablehnung> {
    const person = personVon(akteur)
    const db = imNamen(ports.database, kontextVon(akteur))
    const spur = blickSpur(akteur, 'bestellung.read', bestellungId)
    const heute = berlinDatum(jetzt())
    const geladen = await zeigeBestellung(db, { bestellungId, organisationId: person.organisationId, heute, spur })
    const durch = await letztesEreignis(db, bestellungId, person)
    const sicht = geladen && sichtVon(geladen.bestellung, { ...geladen, person, heute })
    const aktuell = sicht && (await geoeffnet(sicht, { id: bestellungId, sprache: 'de', schluessel: geladen.schluessel }))
    return new Ablehnung(fehler.code, fehler.art, { felder: fehler.felder, angaben: { ...fehler.angaben, durch, aktuell } })
  }

  /** The copy kept by an organisation that the step takes the order away from. */
  async function abschriftVon(alt: Bestellung, neu: Bestellung, akteur: Akteur): Promise<Speicherauftrag['abschrift']> {
    const verliert = (['ARZT', 'APOTHEKE'] as const).find((seite) => {
      const vorher = organisationAuf(alt, seite)
      return vorher !== null && vorher !== organisationAuf(neu, seite) && sichtbarFuer(alt).includes(vorher)
    })
    const organisation = verliert === undefined ? null : organisationAuf(alt, verliert)
    if (verliert === undefined || organisation === null) return null
    const { organisationId } = personVon(akteur)
    const heute = berlinDatum(jetzt())
    const geladen = await ladeBestellung(imNamen(ports.database, kontextVon(akteur)), { bestellungId: alt.id, organisationId, heute })
    if (geladen === null) return null
    const leser: Person = { seite: verliert, organisationId: organisation, personId: '', name: '', lanr: null, istPharmazeutisch: false }
    const sicht = sichtVon(alt, { namen: geladen.namen, person: leser, heute })
    return { organisation, daten: { ...sicht, positionen: sicht.positionen.map((position) => ({ ...position, uebergaenge: {} })) } }
  }

  async function speichere(
    alt: Bestellung,
    ereignisse: Ereignis[],
    { schritt, person }: { schritt: Schritt; person: Person },
  ): Promise<string | null> {
    const neu = nach(alt, ereignisse)
    const antwort = JSON.stringify(quittungVon(neu, person))
    const bleibt = sichtbarFuer(neu).includes(person.organisationId)
    const abschrift =
      alt.praxisId === neu.praxisId && alt.apothekeId === neu.apothekeId ? null : await abschriftVon(alt, neu, schritt.akteur)
    // A practice that forwards to its substitute writes a row it may no longer read; and a copy belongs to whoever loses the order.
    const db = imNamen(ports.database, bleibt && abschrift === null ? kontextVon(schritt.akteur) : systemKontext)
    const idempotenz = { ...schritt.idempotenz, antwort }
    const spur = schrittSpur(schritt.akteur, schritt.aktion, neu)
    const inhalt = await verschlossen({ neu, ereignisse, abschrift }, neu, alt)
    const auftrag: Speicherauftrag = { alt, ...inhalt, urheber: urheberVon(person), am: jetzt(), idempotenz, spur }
    return (await schreibe(auftrag, schritt, { db, ports, partnerschaften })) ? antwort : null
  }

  /** Takes one step and answers the text of the receipt, the same for every repetition. */
  async function fuehreAus(schritt: Schritt): Promise<string> {
    const { akteur, bestellungId, idempotenz } = schritt
    const person = personVon(akteur)
    const { personId } = akteur
    const { schluessel } = idempotenz
    const db = imNamen(ports.database, kontextVon(akteur))
    const { organisationId } = person
    const { bestellung, frueher } = await ladeFuerAenderung(db, { bestellungId, organisationId, personId, schluessel })
    if (frueher !== null) return wiederholung(frueher, idempotenz)
    return orEarlierAnswer({
      work: () =>
        takeStep(db, {
          load: () => Promise.resolve(bestellung),
          isCurrent: ({ version }) => version === schritt.version,
          stale: () => bestellungFehler.ablehnen('bestellung.veraltet'),
          take: async (alt) => {
            const gespeichert = await speichere(alt, await schritt.entscheide(alt, person), { schritt, person })
            if (gespeichert !== null) strom.weck()
            return gespeichert
          },
        }),
      earlier: async () => {
        const gewonnen = await ladeFruehereAntwort(db, personId, schluessel)
        return gewonnen && wiederholung(gewonnen, idempotenz)
      },
      explain: async (fehler) => (fehler.art === 'conflict' ? mitAktuellem(fehler, akteur, bestellungId) : fehler),
    })
  }

  async function merke(akteur: Akteur, bestellung: Bestellung): Promise<void> {
    const produkte = bestellung.positionen.map(({ produkt }) => produkt)
    await merkeProdukte(imNamen(ports.database, kontextVon(akteur)), { organisationId: bestellung.pflegedienstId, am: jetzt(), produkte })
  }

  return {
    fuehreAus,

    /** A step of the transition table. */
    async handle(
      akteur: Akteur,
      bestellungId: string,
      { auftrag, idempotenz }: { auftrag: Auftrag; idempotenz: Idempotenz },
    ): Promise<string> {
      return fuehreAus({
        akteur,
        bestellungId,
        version: auftrag.angaben.version,
        idempotenz,
        aktion: handlungContract[auftrag.handlung].id,
        entscheide: async (bestellung, person) => {
          const ereignisse = decide(bestellung, auftrag, await umstaendeFuer(ports, { akteur, person, bestellung, auftrag }))
          // Products sent once are offered for quick entry; remembering a name too early does no harm.
          if (auftrag.handlung === 'senden') await merke(akteur, bestellung)
          return ereignisse
        },
      })
    },
  }
}
