/** All that is kept of an own Klient, taken out of the organisation for him: read in one transaction together with its line in the audit trail. */
import { aufbewahrungBis } from '@dreiklang/domain/klient/aufbewahrung'
import { type KlientAuskunft, type auskunftContract, auskunftFassung } from '@dreiklang/domain/klient/auskunft.contract'
import type { DokumentEintrag } from '@dreiklang/domain/klient/dokument.contract'
import type { VerlaufEintrag } from '@dreiklang/domain/klient/verlauf.contract'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { createDateien } from '../datei/datei.ts'
import { ladeEigene } from '../organisation/organisation.repository.ts'
import type { Block } from '../papier/bloecke.ts'
import { papierAntwort, schreibePapier } from '../papier/papier.ts'
import type { Ports, Queryable } from '../ports.ts'
import { ladeEinsicht } from '../protokoll/einsicht.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Gerufen } from '../shared/route.ts'
import type { Abwesenheiten } from './abwesenheit.usecases.ts'
import { createAktenschrank } from './aktenschrank.ts'
import { ladeApothekenwahlen } from './apothekenwahl.repository.ts'
import { alsDateiname, schreibePaket } from './auskunftPaket.ts'
import { auskunftPapier } from './auskunftPapier.ts'
import { createDokumente } from './dokument.usecases.ts'
import { ladeEinwilligungen } from './einwilligung.repository.ts'
import { ladeLoeschstand, oeffneGesperrte } from './loeschung.repository.ts'
import { createNachweise } from './nachweise.ts'
import { ladeVerlauf } from './verlauf.repository.ts'
import { ladeZugang, ladeZuteilungen } from './zugang.repository.ts'

/** What lies in a room above: for machines, and as rows of a paper. */
interface FuerAuskunft {
  daten: Record<string, unknown>[]
  tabelle: Extract<Block, { art: 'tabelle' }>
}

export interface AuskunftQuellen {
  abwesenheiten: Pick<Abwesenheiten, 'alle'>
  /** Reads them; what it answers is called when the transaction is over, because that is when their seals can be opened. */
  bestellungen(tx: Queryable, akteur: Akteur, frage: { klientId: string; heute: string }): Promise<() => Promise<FuerAuskunft>>
  /** Like `bestellungen`: what was written down at visits. */
  dokumentation(tx: Queryable, akteur: Akteur, frage: { klientId: string }): Promise<() => Promise<FuerAuskunft>>
}

interface Wo {
  organisationId: string
  klientId: string
}

const seitenLaenge = 1000

async function ganzerVerlauf(tx: Queryable, { organisationId, klientId }: Wo): Promise<VerlaufEintrag[]> {
  const alle: VerlaufEintrag[] = []
  for (;;) {
    const nach = alle.at(-1) ?? null
    const seite = await ladeVerlauf(tx, organisationId, { klientId, art: null, nach, hoechstens: seitenLaenge })
    alle.push(...seite)
    if (seite.length < seitenLaenge) return alle
  }
}

const anhang = (inhalt: string | ReadableStream<Uint8Array<ArrayBuffer>>, { typ, name }: { typ: string; name: string }) =>
  new Response(inhalt, {
    headers: { 'content-type': typ, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' },
  })

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function hausVon(tx: Queryable, organisationId: string): Promise<KlientAuskunft['haus']> {
  const eigene = await ladeEigene(tx, organisationId)
  if (eigene === null) throw sharedFehler.ablehnen('nicht_gefunden')
  const { strasse, hausnummer, zusatz, plz, ort } = eigene.adresse
  const anschrift = [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter((zeile) => zeile !== null && zeile !== '').join(', ')
  return { id: eigene.id, name: eigene.name, anschrift, telefon: eigene.telefon, email: eigene.email }
}

export function createAuskunft(ports: Ports, quellen: AuskunftQuellen) {
  const schrank = createAktenschrank(ports)
  const nachweise = createNachweise(ports)
  const dokumente = createDokumente(ports)
  const dateien = createDateien(ports)

  async function mitPruefsumme(tx: Queryable, { organisationId, klientId }: Wo, dokument: DokumentEintrag) {
    // One file in the memory at a time.
    const datei = await dateien.lies(tx, { organisationId, dateiId: dokument.id })
    if (datei === null) return { ...dokument, sha256: null, pfad: null }
    const sha256 = hex(await crypto.subtle.digest('SHA-256', Uint8Array.from(datei.bytes)))
    return { ...dokument, sha256, pfad: `/api/klienten/${klientId}/dokumente/${dokument.id}/datei` }
  }

  async function alleDokumente(tx: Queryable, wo: Wo): Promise<KlientAuskunft['dokumente']> {
    const alle: KlientAuskunft['dokumente'] = []
    for (const dokument of await dokumente.alle(tx, wo)) alle.push(await mitPruefsumme(tx, wo, dokument))
    return alle
  }

  /** @throws nicht_gefunden */
  async function sammle(tx: Queryable, akteur: Akteur, { klientId, zweck }: Pick<KlientAuskunft, 'zweck'> & { klientId: string }) {
    const organisationId = eigeneOrganisation(akteur)
    const wo = { organisationId, klientId }
    const erstelltAm = ports.clock.now().toISOString()
    const heute = berlinDatum(erstelltAm)
    const stand = await ladeLoeschstand(tx, organisationId, klientId)
    const akte = stand === null ? null : await schrank.oeffne(tx, wo)
    if (stand === null || akte === null) throw sharedFehler.ablehnen('nicht_gefunden')
    const zugang = await ladeZugang(tx, organisationId, klientId)
    const oeffneBestellungen = await quellen.bestellungen(tx, akteur, { klientId, heute })
    const oeffneDokumentation = await quellen.dokumentation(tx, akteur, { klientId })
    const einwilligungen = await ladeEinwilligungen(tx, organisationId, { klientId, heute })
    const wahlen = await ladeApothekenwahlen(tx, organisationId, klientId)
    const auskunft: Omit<KlientAuskunft, 'bestellungen' | 'dokumentation'> = {
      schema: auskunftFassung,
      erstelltAm,
      erstelltVon: akteur.name,
      zweck,
      haus: await hausVon(tx, organisationId),
      akte: { id: klientId, ...akte },
      aufbewahrungBis: aufbewahrungBis(stand).bis,
      sperre: stand.sperre,
      zugang: zugang === null ? null : { geaendertAm: zugang.geaendertAm, geaendertVon: zugang.von },
      zuteilungen: (await ladeZuteilungen(tx, organisationId, { klientId, ab: '1900-01-01' })).map(({ tag, name }) => ({ tag, name })),
      einwilligungen: await nachweise.zeige(tx, { ...wo, tabelle: 'einwilligung' }, einwilligungen),
      apothekenwahlen: await nachweise.zeige(tx, { ...wo, tabelle: 'apothekenwahl' }, wahlen),
      abwesenheiten: await quellen.abwesenheiten.alle(tx, wo),
      dokumente: await alleDokumente(tx, wo),
      verlauf: await ganzerVerlauf(tx, wo),
      einsicht: await ladeEinsicht(tx, klientId),
    }
    return { auskunft, oeffneBestellungen, oeffneDokumentation }
  }

  const liesDatei = (akteur: Akteur, dateiId: string): Promise<Uint8Array | null> =>
    ports.database.transaction(kontextVon(akteur), async (tx) => {
      await oeffneGesperrte(tx)
      const datei = await dateien.lies(tx, { organisationId: eigeneOrganisation(akteur), dateiId })
      return datei?.bytes ?? null
    })

  return async ({
    akteur,
    params: { klientId },
    query: { format, zweck },
  }: Gerufen<(typeof auskunftContract)['export']>): Promise<Response> => {
    const {
      auskunft: eigenes,
      oeffneBestellungen,
      oeffneDokumentation,
    } = await ports.database.transaction(kontextVon(akteur), async (tx) => {
      // Whoever is restricted may still ask what is kept of him (Art. 18 Abs. 2 and Art. 15 DSGVO).
      await oeffneGesperrte(tx)
      const gesammelt = await sammle(tx, akteur, { klientId, zweck })
      await protokolliere(tx, akteur, {
        aktion: 'klient.auskunft',
        art: 'AUSGEBEN',
        objektArt: 'KLIENT',
        objektId: klientId,
        klientId,
        felder: [format],
        grund: zweck,
      })
      return gesammelt
    })
    const bestellungen = await oeffneBestellungen()
    const dokumentation = await oeffneDokumentation()
    const auskunft: KlientAuskunft = { ...eigenes, bestellungen: bestellungen.daten, dokumentation: dokumentation.daten }
    const tabellen = { bestellungen: bestellungen.tabelle, dokumentation: dokumentation.tabelle }
    const name = `auskunft-${berlinDatum(auskunft.erstelltAm)}`
    const papier = () => schreibePapier(auskunftPapier(auskunft, tabellen), ports.fonts)
    const text = () => JSON.stringify(auskunft, null, 2)
    switch (format) {
      case 'pdf':
        return papierAntwort(await papier(), `${name}.pdf`)
      case 'json':
        return anhang(text(), { typ: 'application/json; charset=utf-8', name: `${name}.json` })
      case 'zip': {
        const paket = schreibePaket([
          { pfad: 'auskunft.pdf', packen: false, lies: papier },
          { pfad: 'auskunft.json', packen: true, lies: async () => new TextEncoder().encode(text()) },
          ...auskunft.dokumente.map((dokument, i) => ({
            pfad: `dokumente/${i + 1} ${alsDateiname(dokument.name ?? dokument.art)}`,
            packen: false,
            lies: () => liesDatei(akteur, dokument.id),
          })),
        ])
        return anhang(paket, { typ: 'application/zip', name: `${name}.zip` })
      }
    }
  }
}
