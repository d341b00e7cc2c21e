/** Papers and pictures in the record of a Klient. */
import { dateiTypen, istBild } from '@dreiklang/domain/datei/datei'
import { type DokumentEintrag, type dokumentContract, fotoArten } from '@dreiklang/domain/klient/dokument.contract'
import { verlaufFehler } from '@dreiklang/domain/klient/verlauf.errors'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { createDateien, dateiAntwort } from '../datei/datei.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import type { Gerufen } from '../shared/route.ts'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { artDesDokuments, fuegeDokumentEin, ladeDokumente, loescheDokument } from './dokument.repository.ts'
import { hatEingewilligt } from './einwilligung.repository.ts'
import { geschehe } from './geschehen.ts'
import { lese } from './lesen.ts'

type Contract = typeof dokumentContract

export function createDokumente(ports: Ports) {
  const dateien = createDateien(ports)
  const jetzt = () => ports.clock.now().toISOString()

  async function pruefeFoto(tx: Queryable, organisationId: string, klientId: string): Promise<void> {
    const erlaubt = await hatEingewilligt(tx, organisationId, { klientId, art: 'FOTO', heute: berlinDatum(jetzt()) })
    if (!erlaubt) throw verlaufFehler.ablehnen('klient.foto_ohne_einwilligung')
  }

  async function alle(
    tx: Queryable,
    { organisationId, klientId }: { organisationId: string; klientId: string },
  ): Promise<DokumentEintrag[]> {
    const rows = await ladeDokumente(tx, organisationId, klientId)
    const beschrieben = await dateien.beschreibe(tx, { organisationId, dateiIds: rows.map(({ id }) => id) })
    const dateiVon = new Map(beschrieben.map((datei) => [datei.id, datei]))
    return rows.map((row) => {
      const { name = null, mediaType = null, groesse = null } = dateiVon.get(row.id) ?? {}
      return { ...row, name, mediaType, groesseBytes: groesse }
    })
  }

  return {
    /** Without a word to the audit trail: that is the caller's. */
    alle,

    liste: ({ akteur, params: { klientId } }: Gerufen<Contract['listDokumente']>): Promise<{ dokumente: DokumentEintrag[] }> =>
      lese(ports, { akteur, klientId, aktion: 'klient.listDokumente' }, async (tx, organisationId) => ({
        dokumente: await alle(tx, { organisationId, klientId }),
      })),

    async lege(anfrage: Gerufen<Contract['addDokument']>): Promise<JsonText<{ id: string }>> {
      const { akteur, params, query, idempotenz, request } = anfrage
      const { klientId } = params
      const { art, dateiName } = query
      // Before the transaction: a picture is decoded and re-encoded.
      const istFoto = fotoArten.includes(art)
      const datei = await dateien.nimm(request, istFoto ? { types: dateiTypen.filter(istBild) } : {})
      return geschehe(ports, { akteur, klientId, idempotenz, aktion: 'klient.addDokument' }, async (tx, organisationId) => {
        if (istFoto) await pruefeFoto(tx, organisationId, klientId)
        const { personId } = akteur
        const dokumentId = await dateien.lege(tx, { ...datei, organisationId, klientId, name: dateiName, personId })
        await fuegeDokumentEin(tx, organisationId, { klientId, dokumentId, art, personId, am: jetzt() })
        return { antwort: { id: dokumentId }, objektArt: 'DOKUMENT', objektId: dokumentId, felder: [art] }
      })
    },

    /** A portrait is kept for no other reason than the consent: without it, it is not shown. Wound photos belong to the documentation. */
    async lies({ akteur, params: { klientId, dokumentId } }: Gerufen<Contract['readDokument']>): Promise<Response> {
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const organisationId = eigeneOrganisation(akteur)
        const art = await artDesDokuments(tx, organisationId, { klientId, dokumentId })
        if (art === 'FOTO') await pruefeFoto(tx, organisationId, klientId)
        const datei = art === null ? null : await dateien.lies(tx, { organisationId, dateiId: dokumentId })
        if (datei === null) throw sharedFehler.ablehnen('nicht_gefunden')
        const spur = { aktion: 'klient.readDokument', art: 'LESEN', objektArt: 'DOKUMENT', objektId: dokumentId, klientId } as const
        await protokolliere(tx, akteur, spur)
        return dateiAntwort(datei)
      })
    },

    loesche: ({ akteur, params, body, idempotenz }: Gerufen<Contract['removeDokument']>): Promise<JsonText<void>> =>
      geschehe<void>(
        ports,
        { akteur, klientId: params.klientId, idempotenz, aktion: 'klient.removeDokument' },
        async (tx, organisationId) => {
          const { dokumentId } = params
          const { grund } = body
          const art = await artDesDokuments(tx, organisationId, params)
          if (art === null) throw sharedFehler.ablehnen('nicht_gefunden')
          if (!(await loescheDokument(tx, organisationId, { ...params, grund, am: jetzt(), personId: akteur.personId })))
            throw verlaufFehler.ablehnen('klient.dokument_ist_nachweis')
          await dateien.loesche(tx, { organisationId, dateiId: dokumentId })
          return { antwort: undefined, objektArt: 'DOKUMENT', objektId: dokumentId, felder: [art], grund }
        },
      ),
  }
}
