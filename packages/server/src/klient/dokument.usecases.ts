import { dateiTypen, isImage } from '@dreiklang/domain/datei/datei'
import { type DokumentEntry, dokumentContract, fotoArten } from '@dreiklang/domain/klient/dokument.contract'
import { verlaufErrors } from '@dreiklang/domain/klient/verlauf.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { createDateien, dateiAnswer } from '../datei/datei.ts'
import type { Ports, Queryable } from '../ports.ts'
import { createGrundSeal } from '../protokoll/grund.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { artOfDokument, insertDokument, loadDokumente, deleteDokument } from './dokument.repository.ts'
import { hasConsented } from './einwilligung.repository.ts'
import { carryOut } from './geschehen.ts'
import { createGruende } from './gruende.ts'
import { read } from './read.ts'

type Contract = typeof dokumentContract

export function createDokumente(ports: Ports) {
  const dateien = createDateien(ports)
  const reasons = createGruende(ports)
  const trails = createGrundSeal(ports)
  const now = () => ports.clock.now().toISOString()

  async function checkFoto(tx: Queryable, organisationId: string, klientId: string): Promise<void> {
    const allowed = await hasConsented(tx, organisationId, { klientId, art: 'FOTO', heute: berlinDate(now()) })
    if (!allowed) throw verlaufErrors.refuse('klient.foto_ohne_einwilligung')
  }

  async function all(tx: Queryable, { organisationId, klientId }: { organisationId: string; klientId: string }): Promise<DokumentEntry[]> {
    const rows = await loadDokumente(tx, organisationId, klientId)
    const beschrieben = await dateien.describe(tx, { organisationId, dateiIds: rows.map(({ id }) => id) })
    const dateiOf = new Map(beschrieben.map((file) => [file.id, file]))
    const weg = rows.flatMap(({ id, geloescht }) => (geloescht === null ? [] : [{ zeileId: id, siegel: geloescht.grund }]))
    const texte = await reasons.openAll(
      tx,
      { organisationId, klientId },
      weg.map((one) => ({ tabelle: 'klient_dokument', ...one })),
    )
    const grundOf = new Map(weg.map(({ zeileId }, i) => [zeileId, texte[i]]))
    return rows.map((row) => {
      const { name = null, mediaType = null, groesse = null } = dateiOf.get(row.id) ?? {}
      const geloescht = row.geloescht && { ...row.geloescht, grund: grundOf.get(row.id) ?? '' }
      return { ...row, geloescht, name, mediaType, groesseBytes: groesse }
    })
  }

  return {
    /** Without a word to the audit trail: that is the caller's. */
    alle: all,

    liste: ({ akteur, params: { klientId } }: CalledBy<Contract['listDokumente']>): Promise<{ dokumente: DokumentEntry[] }> =>
      read(ports, { akteur, klientId, aktion: 'klient.listDokumente' }, async (tx, organisationId) => ({
        dokumente: await all(tx, { organisationId, klientId }),
      })),

    async lege(anfrage: CalledBy<Contract['addDokument']>): Promise<JsonText<{ id: string }>> {
      const { query, request } = anfrage
      const { art, dateiName } = query
      // Before the transaction: a picture is decoded and re-encoded.
      const istFoto = fotoArten.includes(art)
      const file = await dateien.nimm(request, { name: dateiName, ...(istFoto && { types: dateiTypen.filter(isImage) }) })
      return carryOut(ports, dokumentContract.addDokument, async (tx, { akteur: { personId }, organisationId, params: { klientId } }) => {
        if (istFoto) await checkFoto(tx, organisationId, klientId)
        const dokumentId = await dateien.lege(tx, { ...file, organisationId, klientId, name: dateiName, personId })
        await insertDokument(tx, organisationId, { klientId, dokumentId, art, personId, am: now() })
        return { antwort: { id: dokumentId }, objektArt: 'DOKUMENT', objektId: dokumentId, felder: [art] }
      })(anfrage)
    },

    /** A portrait is kept for no other reason than the consent: without it, it is not shown. Wound photos belong to the documentation. */
    async readStore({ akteur, params: { klientId, dokumentId } }: CalledBy<Contract['readDokument']>): Promise<Response> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const organisationId = ownOrganisation(akteur)
        const art = await artOfDokument(tx, organisationId, { klientId, dokumentId })
        if (art === 'FOTO') await checkFoto(tx, organisationId, klientId)
        const file = art === null ? null : await dateien.readStore(tx, { organisationId, dateiId: dokumentId })
        if (file === null) throw sharedErrors.refuse('nicht_gefunden')
        const trail = { aktion: 'klient.readDokument', art: 'LESEN', objektArt: 'DOKUMENT', objektId: dokumentId, klientId } as const
        await audit(tx, akteur, trail)
        return dateiAnswer(file)
      })
    },

    delete: carryOut(ports, dokumentContract.removeDokument, async (tx, { akteur, organisationId, params, body: { grund } }) => {
      const { klientId, dokumentId } = params
      const art = await artOfDokument(tx, organisationId, params)
      if (art === null) throw sharedErrors.refuse('nicht_gefunden')
      const whose = { organisationId, klientId }
      const sealed = await reasons.seal(tx, whose, { tabelle: 'klient_dokument', zeileId: dokumentId, grund })
      if (!(await deleteDokument(tx, organisationId, { ...params, grund: sealed, am: now(), personId: akteur.personId })))
        throw verlaufErrors.refuse('klient.dokument_ist_nachweis')
      await dateien.delete(tx, { organisationId, dateiId: dokumentId })
      return { objektArt: 'DOKUMENT', objektId: dokumentId, felder: [art], grund: await trails.seal(tx, whose, grund) }
    }),
  }
}
