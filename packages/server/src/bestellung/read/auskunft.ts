/** All orders of one Klient as the own house sees them, for what the Klient is told: for machines, and as rows of a paper. */
import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import { positionDocument } from '@dreiklang/domain/bestellung/position.document'
import { rowWords, sayWare } from '@dreiklang/domain/bestellung/rowWords'
import { zuzahlungOfBag } from '@dreiklang/domain/bestellung/zuzahlungStand'
import { type BestellungView, viewOf } from '@dreiklang/domain/bestellung/view'
import { labelledLines } from '@dreiklang/domain/shared/document'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { sql } from '../../database/sql.ts'
import type { AuskunftSource } from '../../klient/auskunftParts.ts'
import type { Block } from '../../papier/bloecke.ts'
import { germanDatum, germanTime } from '../../papier/deutsch.ts'
import type { Ports } from '../../ports.ts'
import { createSeal } from '../seal.ts'
import { personOf } from '../who.ts'
import { type Geladen, loadBestellung } from './one.repository.ts'

const ids = sql(
  'bestellung.idsDesKlienten',
  `select z.bestellung_id as id from bestellung_zeile z where z.organisation_id = :organisationId and z.klient_id = :klientId
    order by z.created_at desc, z.bestellung_id desc`,
)

export function dataOf({ klient: _klient, positionen, ...kopf }: BestellungView): Record<string, unknown> {
  return { ...kopf, positionen: positionen.map(({ uebergaenge: _transitions, ...position }) => position) }
}

const antwortWords = {
  UEBERNOMMEN: 'in einen Entwurf übernommen',
  ABGELEHNT: 'abgelehnt',
  ZURUECKGEZOGEN: 'zurückgezogen',
  BEENDET: 'gilt nicht mehr, weil der Pflegedienst für diese Person nichts mehr bestellt',
} as const

function nachschubText({ text, bis, durch, am, antwort }: BestellungView['positionen'][number]['nachschub'][number]): string {
  const said = [
    text,
    bis && `benötigt bis ${germanDatum(bis)}`,
    antwort && antwortWords[antwort.art],
    antwort?.art === 'ABGELEHNT' && antwort.grund,
  ]
  const who = [germanDatum(berlinDate(am)), durch?.name].filter((part) => part !== undefined).join(', ')
  return [`Nachschub von der Apotheke vorgeschlagen (${who})`, ...said.filter((part) => part)].join(': ')
}

function positionText(position: BestellungView['positionen'][number]): string {
  const { produkt, menge, mengeneinheit, status, dosierung, rezept, btmBestand, nachschub } = position
  const schema = dosierung?.schema ?? null
  const verordner = rezept?.verordnetVon ?? null
  const weiteres = [
    schema && [schema.morgens, schema.mittags, schema.abends, schema.nachts].map((dosis) => dosis || '0').join('-'),
    dosierung?.text ?? null,
    ...labelledLines(positionDocument, position),
    verordner && `verordnet von ${verordner.name}`,
    rezept?.btmNummer ? `BtM-Rezept Nr. ${rezept.btmNummer}` : null,
    rezept?.btmKennzeichen ? `Kennzeichen ${rezept.btmKennzeichen}` : null,
    ...nachschub.map(nachschubText),
    btmBestand && `BtM-Bestand nach Eingang: ${btmBestand.menge} (${germanDatum(berlinDate(btmBestand.am))}, ${btmBestand.durch.name})`,
  ].filter((part) => part !== null)
  return [
    `${sayWare({ menge, mengeneinheit, bezeichnung: produkt.bezeichnung }, 'de')} (${rowWords.de.status[status]})`,
    weiteres.join(' · '),
  ]
    .filter((row) => row !== '')
    .join('\n')
}

/** A BtM goes from hand to hand, and whose hands these were is part of the record. */
function uebergabeText({ lfdNr, uebergebenAm, uebergebenVon, nachweis }: BestellungView['lieferungen'][number]): string[] {
  if (uebergebenAm === null || nachweis === null) return []
  const von = uebergebenVon === null ? '' : ` von ${uebergebenVon.name}`
  return [`Lieferung ${lfdNr}, BtM: übergeben${von} an ${nachweis.empfaengerName}, ${germanTime(uebergebenAm)}`]
}

const euroOf = (cent: number): string => `${(cent / 100).toFixed(2).replace('.', ',')} €`

const kassiertWords = { BAR: 'bar kassiert', RECHNUNG: 'auf Rechnung', NICHT: 'nicht kassiert' } as const

/** What the Klient was to pay of a delivery, and what was said of it at the door. */
function zuzahlungText(lieferung: BestellungView['lieferungen'][number], positionen: BestellungView['positionen']): string[] {
  const due = zuzahlungOfBag(lieferung, positionen)
  if (due === null) return []
  const { lfdNr, kassiert } = lieferung
  const said = kassiert && [
    kassiert.cent === null ? null : euroOf(kassiert.cent),
    kassiertWords[kassiert.art],
    kassiert.grund && `(${kassiert.grund})`,
  ]
  const who = kassiert && [germanTime(kassiert.am), kassiert.durch?.name].filter((part) => part !== undefined).join(', ')
  return [
    [`Lieferung ${lfdNr}, Zuzahlung: ${euroOf(due)}`, said?.filter((part) => part).join(' ') ?? null, who]
      .filter((part) => part !== null)
      .join('; '),
  ]
}

function rowOf(bestellung: BestellungView) {
  const { nummer, erstelltAm, bedarfBis, bedarfUhrzeit, praxis, apotheke, positionen, lieferungen, rueckfragen } = bestellung
  const nachrichten = rueckfragen.flatMap((frage) => frage.nachrichten)
  const what = [
    ...positionen.map(positionText),
    ...lieferungen.filter(({ btm }) => btm).flatMap(uebergabeText),
    ...lieferungen.flatMap((lieferung) => zuzahlungText(lieferung, positionen)),
    ...labelledLines(kopfDocument, bestellung),
    ...nachrichten.map(({ personName, text, am }) => `${germanTime(am)}, ${personName}: ${text}`),
  ]
  const bedarf = [germanDatum(bedarfBis), bedarfUhrzeit].filter((part) => part !== null).join(', ')
  const haeuser = [praxis?.name, apotheke?.name].filter((name) => name !== undefined)
  return [`${nummer}\n${germanDatum(berlinDate(erstelltAm))}`, haeuser.join('\n'), what.join('\n'), bedarf]
}

/** What was ordered, as rows of a paper. */
export const bestellungTable = (views: readonly BestellungView[]): Extract<Block, { art: 'tabelle' }> => ({
  art: 'tabelle',
  kopf: ['Bestellung', 'Praxis und Apotheke', 'Was', 'Benötigt bis'],
  breiten: [17, 22, 47, 14],
  zeilen: views.map(rowOf),
})

/** They are read one by one: an organisation has some hundreds of a Klient, and between two of them others have their turn. */
export function createBestellungenForAuskunft(ports: Ports): AuskunftSource {
  const { geoeffnet } = createSeal(ports)
  return async (tx, akteur, { klientId, now }) => {
    const person = personOf(akteur)
    const { organisationId } = person
    const geladene: Geladen[] = []
    for (const { id } of await tx.query<{ id: string }>(ids, { organisationId, klientId })) {
      const loaded = await loadBestellung(tx, { bestellungId: id, organisationId, heute: berlinDate(now) })
      if (loaded !== null) geladene.push(loaded)
    }
    return async () => {
      const views: BestellungView[] = []
      for (const { bestellung, schluessel, ...rest } of geladene) {
        const sicht = viewOf(bestellung, { ...rest, person, now })
        views.push(await geoeffnet(sicht, { id: bestellung.id, sprache: 'de', schluessel }))
      }
      return {
        daten: views.map(dataOf),
        tabelle: bestellungTable(views),
      }
    }
  }
}
