/** Takes up what was written without network: each entry in a transaction of its own, in order, and once. */
import { nachreichen } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import type { BlattEintrag, Eintrag, EintragAntwort } from '@dreiklang/domain/unterwegs/eintrag.contract'
import type { KonfliktFeld } from '@dreiklang/domain/unterwegs/unterwegs'
import { type Begegnung, type Schritteintrag, fuehreZusammen, geschehenAm } from '@dreiklang/domain/unterwegs/zusammenfuehren'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { ladeFremdeAenderungen } from '../hausbesuch/aenderungen.repository.ts'
import { halteBesuch, ladeBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import type { Meldungen } from '../hausbesuch/meldungen.usecases.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Taten } from '../hausbesuch/taten.ts'
import { createBesuchVerschluss } from '../hausbesuch/verschluss.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Ablage } from './ablage.ts'
import { type Aufgenommenes, type BlattEintraege, ohneBlatt } from './blattEintrag.ts'
import { findeEintrag, fuegeEintragEin, istImNetzGeschehen, ladeNachgereichte } from './unterwegs.repository.ts'

type Aufnahme = Omit<EintragAntwort, 'eintragId'>
/** What is done after the commit. */
type Danach = (() => Promise<void>)[]
const aktion = 'unterwegs.send'

const abgelehnt = (code: string): Aufnahme => ({ ergebnis: 'ABGELEHNT', nachgereicht: false, felder: [], code })
const schonDa = (nachgereicht: boolean, felder: readonly KonfliktFeld[]): Aufnahme => ({
  ergebnis: 'SCHON_DA',
  nachgereicht,
  felder: [...felder],
  code: null,
})

interface Raeume {
  taten: Taten
  schritte: Schritte
  meldungen: Meldungen
  ablage: Ablage
  blaetter: BlattEintraege
}

interface Bereit {
  eintrag: Eintrag
  verschlossen: Eintrag
  ergebnis: string | null
}

export function createEintraege(ports: Ports, { taten, schritte, meldungen, ablage, blaetter }: Raeume) {
  const verschluss = createBesuchVerschluss(ports)

  /** Of a sheet only what goes into the visit as well. */
  async function verschliesse(eintrag: Eintrag, wessen: Parameters<typeof verschluss.verschlossen>[1]): Promise<Eintrag> {
    if (eintrag.art !== 'dokumentieren') return verschluss.verschlossen(eintrag, wessen)
    const { ergebnis, leistungen } = eintrag.angaben.blatt
    const blatt = { ...eintrag.angaben.blatt, ...(await verschluss.verschlossen({ ergebnis, leistungen }, wessen)) }
    return { ...eintrag, angaben: { ...eintrag.angaben, blatt } }
  }

  /** What stands there as the result in the clear, and the entry as the visit keeps it: neither is made inside a transaction. */
  async function bereite(akteur: Akteur, eintrag: Eintrag): Promise<Bereit> {
    const id = eintrag.hausbesuchId
    const row = await ladeBesuch(imNamen(ports.database, kontextVon(akteur)), personVon(akteur).organisationId, id)
    if (row === null) return { eintrag, verschlossen: eintrag, ergebnis: null }
    const besuch = readHausbesuch(row)
    const { ergebnis } = await verschluss.geoeffnet({ ergebnis: besuch.ergebnis }, { id, sprache: 'de' })
    return { eintrag, verschlossen: await verschliesse(eintrag, besuch), ergebnis }
  }

  /** Beside the visit what was written; the planners learn of the first such entry of a visit. */
  async function legeDaneben(
    tx: Queryable,
    akteur: Akteur,
    { besuch, eintrag }: Pick<Begegnung<Eintrag>, 'besuch' | 'eintrag'>,
  ): Promise<void> {
    const { hausbesuchId } = eintrag
    const handlung = eintrag.art === 'dokumentieren' ? 'abschliessen' : eintrag.art
    const frueher = await ladeNachgereichte(tx, personVon(akteur).organisationId, hausbesuchId)
    const stille = frueher.length > 0 ? { zuMelden: [] } : {}
    const ereignis = nachreichen({ schritt: handlung, geschehenAm: geschehenAm(besuch, eintrag) })
    await schritte.halteFest(tx, akteur, { alt: besuch, handlung, ereignis, aktion, ...stille })
  }

  /** A step of the visit, taken at the moment in which it happened. */
  async function nimmSchritt(
    tx: Queryable,
    akteur: Akteur,
    { ergebnis, ...begegnung }: Begegnung & { ergebnis: string | null },
  ): Promise<Aufgenommenes> {
    const { besuch, eintrag } = begegnung
    const zusammen = fuehreZusammen({ ...begegnung, besuch: { ...besuch, ergebnis } })
    if (zusammen.art !== 'UEBERNOMMEN') return { zusammen, ...ohneBlatt }
    const { ereignis } = zusammen
    const angaben = { ...ereignis.angaben, geschehenAm: geschehenAm(besuch, eintrag) }
    await schritte.halteFest(tx, akteur, { alt: besuch, handlung: eintrag.art, ereignis: { ...ereignis, angaben }, aktion })
    return { zusammen, ...ohneBlatt }
  }

  async function nimmAuf(
    tx: Queryable,
    akteur: Akteur,
    { eintrag, verschlossen, ergebnis, danach }: Bereit & { danach: Danach },
  ): Promise<Aufnahme> {
    const person = personVon(akteur)
    const { organisationId, personId } = person
    const { eintragId, hausbesuchId, gesehen } = eintrag
    // Held first: the same entry on two ways at once waits here, and the second sees what the first has made of it.
    const besuch = await halteBesuch(tx, organisationId, hausbesuchId)
    if (besuch === null) return abgelehnt('nicht_gefunden')
    const bekannt = await findeEintrag(tx, organisationId, { personId, eintragId })
    if (bekannt !== null) return schonDa(bekannt.nachgereicht, (await ablage.oeffne(tx, organisationId, bekannt))?.felder ?? [])
    if (await istImNetzGeschehen(tx, personId, eintragId)) return schonDa(false, [])
    const fremde = await ladeFremdeAenderungen(tx, organisationId, { id: hausbesuchId, gesehen, personId })
    const umstaende = await taten.umstaendeVon(tx, person, null)
    const begegnung = { besuch, fremde, umstaende }
    const aufgenommen =
      eintrag.art === 'dokumentieren'
        ? await blaetter.nimm(tx, akteur, { ...begegnung, eintrag, verschlossen: verschlossen as BlattEintrag })
        : await nimmSchritt(tx, akteur, { ...begegnung, eintrag, verschlossen: verschlossen as Schritteintrag, ergebnis })
    const { zusammen, blattVersion, verschmolzen } = aufgenommen
    if (zusammen.art === 'ABGELEHNT') return abgelehnt(zusammen.code)
    danach.push(aufgenommen.danach)
    const nachgereicht = zusammen.art === 'NACHGEREICHT'
    if (nachgereicht) await legeDaneben(tx, akteur, { besuch, eintrag })
    const { felder } = zusammen
    const bleibt = nachgereicht || verschmolzen || felder.length > 0
    await fuegeEintragEin(tx, organisationId, {
      eintragId,
      personId,
      hausbesuchId,
      art: eintrag.art,
      geschehenAm: eintrag.am,
      empfangenAm: taten.jetzt(),
      nachgereicht,
      blattVersion,
      siegel: bleibt ? await ablage.versiegle(tx, organisationId, { besuch, eintrag, felder }) : null,
    })
    return { ergebnis: felder.length > 0 || nachgereicht ? 'KONFLIKT' : 'UEBERNOMMEN', nachgereicht, felder, code: null }
  }

  return {
    /** One that is refused keeps nobody else's out. What breaks ends the package: what was not answered comes again. */
    async send(akteur: Akteur, eintraege: readonly Eintrag[]): Promise<{ antworten: EintragAntwort[] }> {
      const antworten: EintragAntwort[] = []
      for (const eintrag of eintraege) {
        const { eintragId } = eintrag
        try {
          const bereit = await bereite(akteur, eintrag)
          const danach: Danach = []
          const aufnahme = await ports.database.transaction(kontextVon(akteur), (tx) => nimmAuf(tx, akteur, { ...bereit, danach }))
          antworten.push({ eintragId, ...aufnahme })
          for (const tue of danach) await tue()
        } catch (fehler) {
          if (fehler instanceof ConstraintViolation) antworten.push({ eintragId, ...abgelehnt('unterwegs.eintrag_vergeben') })
          else if (fehler instanceof Ablehnung) antworten.push({ eintragId, ...abgelehnt(fehler.code) })
          else throw fehler
        }
      }
      await meldungen.versuche()
      return { antworten }
    },
  }
}
