/** Read in one transaction together with its line in the audit trail. */
import { dateiTypen, servedNameOf } from '@dreiklang/domain/datei/datei'
import { aufbewahrungUntil } from '@dreiklang/domain/klient/aufbewahrung'
import { type KlientAuskunft, type auskunftContract, auskunftFassung } from '@dreiklang/domain/klient/auskunft.contract'
import type { DokumentEntry } from '@dreiklang/domain/klient/dokument.contract'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { createDateien } from '../datei/datei.ts'
import { loadOwn } from '../organisation/organisation.repository.ts'
import { papierAnswer, writePapier } from '../papier/papier.ts'
import type { Ports, Queryable } from '../ports.ts'
import { loadEinsicht } from '../protokoll/einsicht.ts'
import { createGrundSeal } from '../protokoll/grund.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import type { CalledBy } from '../shared/route.ts'
import type { Abwesenheiten } from './abwesenheit.usecases.ts'
import { createAktenschrank } from './aktenschrank.ts'
import { loadApothekenwahlen } from './apothekenwahl.repository.ts'
import { type AuskunftAbove, type PartAbove, eachPart } from './auskunftParts.ts'
import { asDateiname, writePaket } from './auskunftPaket.ts'
import { auskunftPapier } from './auskunftPapier.ts'
import { type FileOfKlient, createFilesForAuskunft } from './dateienForAuskunft.ts'
import { createDokumente } from './dokument.usecases.ts'
import { loadEinwilligungen } from './einwilligung.repository.ts'
import { createGruende } from './gruende.ts'
import { loadLoeschstand, openLocked } from './loeschung.repository.ts'
import { createPlaene } from './medikation.usecases.ts'
import { createNachweise } from './nachweise.ts'
import { createVerlaufReading } from './verlauf.usecases.ts'
import { loadZugang, loadZuteilungen } from './zugang.repository.ts'

export interface AuskunftSources extends AuskunftAbove {
  abwesenheiten: Pick<Abwesenheiten, 'alle'>
}

interface Wo {
  organisationId: string
  klientId: string
}

/** Of one that was deleted only the name is left. */
function savedAs({ name, art, mediaType }: DokumentEntry): string {
  const typ = dateiTypen.find((one) => one === mediaType)
  return asDateiname(typ === undefined ? (name ?? art) : servedNameOf(name ?? art, typ))
}

const anhang = (content: string | ReadableStream<Uint8Array<ArrayBuffer>>, { typ, name }: { typ: string; name: string }) =>
  new Response(content, {
    headers: { 'content-type': typ, 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' },
  })

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function hausOf(tx: Queryable, organisationId: string): Promise<KlientAuskunft['haus']> {
  const own = await loadOwn(tx, organisationId)
  if (own === null) throw sharedErrors.refuse('nicht_gefunden')
  const { strasse, hausnummer, zusatz, plz, ort } = own.adresse
  const anschrift = [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter((row) => row !== null && row !== '').join(', ')
  return { id: own.id, name: own.name, anschrift, telefon: own.telefon, email: own.email }
}

/** With the digest of each, so that nobody can exchange one later. */
function createDokumenteForAuskunft(ports: Ports) {
  const dokumente = createDokumente(ports)
  const dateien = createDateien(ports)

  async function withPruefsumme(tx: Queryable, { organisationId, klientId }: Wo, dokument: DokumentEntry) {
    // One file in the memory at a time.
    const file = await dateien.readStore(tx, { organisationId, dateiId: dokument.id })
    if (file === null) return { ...dokument, sha256: null, pfad: null }
    const sha256 = hex(await crypto.subtle.digest('SHA-256', Uint8Array.from(file.bytes)))
    return { ...dokument, sha256, pfad: `/api/klienten/${klientId}/dokumente/${dokument.id}/datei` }
  }

  async function allDokumente(tx: Queryable, where: Wo): Promise<KlientAuskunft['dokumente']> {
    const all: KlientAuskunft['dokumente'] = []
    for (const dokument of await dokumente.alle(tx, where)) all.push(await withPruefsumme(tx, where, dokument))
    return all
  }

  return allDokumente
}

const asPaket = (files: readonly FileOfKlient[]) =>
  files.map(({ file, readStore }, i) => ({ pfad: `dateien/${i + 1} ${asDateiname(file.name)}`, packen: false, readStore }))

export function createAuskunft(ports: Ports, sources: AuskunftSources) {
  const schrank = createAktenschrank(ports)
  const nachweise = createNachweise(ports)
  const plaene = createPlaene(ports)
  const allDokumente = createDokumenteForAuskunft(ports)
  const dateien = createDateien(ports)
  const reasons = createGruende(ports)
  const trails = createGrundSeal(ports)
  const verlauf = createVerlaufReading(ports)
  const filesOf = createFilesForAuskunft(ports)

  /** @throws nicht_gefunden */
  async function collect(tx: Queryable, akteur: Akteur, { klientId, zweck }: Pick<KlientAuskunft, 'zweck'> & { klientId: string }) {
    const organisationId = ownOrganisation(akteur)
    const where = { organisationId, klientId }
    const erstelltAm = ports.clock.now().toISOString()
    const heute = berlinDate(erstelltAm)
    const saved = await loadLoeschstand(tx, organisationId, klientId)
    const akte = saved === null ? null : await schrank.open(tx, where)
    if (saved === null || akte === null) throw sharedErrors.refuse('nicht_gefunden')
    const stand = await reasons.openStand(tx, where, saved)
    const zugang = await loadZugang(tx, organisationId, klientId)
    const opening = await eachPart((part) => sources[part](tx, akteur, { klientId, now: erstelltAm }))
    const einwilligungen = await loadEinwilligungen(tx, organisationId, { klientId, heute })
    const wahlen = await loadApothekenwahlen(tx, organisationId, klientId)
    const auskunft: Omit<KlientAuskunft, PartAbove | 'dateien'> = {
      schema: auskunftFassung,
      erstelltAm,
      erstelltVon: akteur.name,
      zweck,
      haus: await hausOf(tx, organisationId),
      akte: { id: klientId, ...akte },
      medikationsplaene: await plaene.all(tx, where),
      aufbewahrungBis: aufbewahrungUntil(stand).bis,
      sperre: stand.sperre,
      zugang: zugang === null ? null : { geaendertAm: zugang.geaendertAm, geaendertVon: zugang.von },
      zuteilungen: (await loadZuteilungen(tx, organisationId, { klientId, heute: '1900-01-01', now: erstelltAm })).map(({ tag, name }) => ({
        tag,
        name,
      })),
      einwilligungen: await nachweise.show(tx, { ...where, tabelle: 'einwilligung' }, einwilligungen),
      apothekenwahlen: await nachweise.show(tx, { ...where, tabelle: 'apothekenwahl' }, wahlen),
      abwesenheiten: await sources.abwesenheiten.alle(tx, where),
      dokumente: await allDokumente(tx, where),
      verlauf: await verlauf.whole(tx, where),
      einsicht: await loadEinsicht(tx, klientId, trails),
    }
    return { auskunft, opening, openFiles: await filesOf(tx, where) }
  }

  const readDatei = (akteur: Akteur, dateiId: string): Promise<Uint8Array | null> =>
    ports.database.transaction(contextOf(akteur), async (tx) => {
      await openLocked(tx)
      const file = await dateien.readStore(tx, { organisationId: ownOrganisation(akteur), dateiId })
      return file?.bytes ?? null
    })

  return async ({
    akteur,
    params: { klientId },
    query: { format, zweck },
  }: CalledBy<(typeof auskunftContract)['export']>): Promise<Response> => {
    const {
      auskunft: eigenes,
      opening,
      openFiles,
    } = await ports.database.transaction(contextOf(akteur), async (tx) => {
      // Whoever is restricted may still ask what is kept of him (Art. 18 Abs. 2 and Art. 15 DSGVO).
      await openLocked(tx)
      const gesammelt = await collect(tx, akteur, { klientId, zweck })
      await audit(tx, akteur, {
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
    const parts = await eachPart((part) => opening[part]())
    const files = await openFiles()
    const auskunft: KlientAuskunft = {
      ...eigenes,
      dateien: files.map(({ file }) => file),
      ...(await eachPart(async (part) => parts[part].daten)),
    }
    const tables = await eachPart(async (part) => parts[part].tabelle)
    const name = `auskunft-${berlinDate(auskunft.erstelltAm)}`
    const papier = () => writePapier(auskunftPapier(auskunft, tables), ports.fonts)
    const text = () => JSON.stringify(auskunft, null, 2)
    switch (format) {
      case 'pdf':
        return papierAnswer(await papier(), `${name}.pdf`)
      case 'json':
        return anhang(text(), { typ: 'application/json; charset=utf-8', name: `${name}.json` })
      case 'zip': {
        const paket = writePaket([
          { pfad: 'auskunft.pdf', packen: false, readStore: papier },
          { pfad: 'auskunft.json', packen: true, readStore: async () => new TextEncoder().encode(text()) },
          ...auskunft.dokumente.map((dokument, i) => ({
            pfad: `dokumente/${i + 1} ${savedAs(dokument)}`,
            packen: false,
            readStore: () => readDatei(akteur, dokument.id),
          })),
          ...asPaket(files),
        ])
        return anhang(paket, { typ: 'application/zip', name: `${name}.zip` })
      }
    }
  }
}
