/** Files where they stand. Who sees the thing sees them there, the other houses too; each house changes its own files only. */
import { maxAtPlace } from '@dreiklang/domain/files/attachment'
import type { Attachment, FilePlace } from '@dreiklang/domain/files/attachment.contract'
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { filesErrors } from '@dreiklang/domain/files/files.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf, onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { createFileChange } from './fileChange.ts'
import { type FileRow, loadPlaced } from './files.repository.ts'
import { demandOutOfTrash } from './files.usecases.ts'
import { createItemStore, notFound } from './itemStore.ts'
import type { Place, PlaceSight, createPlaceRights } from './place.ts'
import { type PlacedRow, countAt, insertPlace, loadAt, loadPlace, loadPlacesOf, saveRemoved } from './place.repository.ts'
import { createPlacedNames, isShownTo, mayRemove } from './placed.ts'
import { createReseal } from './reseal.ts'

type Contract = typeof c
type Rights = ReturnType<typeof createPlaceRights>

/** @throws files.anderer_klient when it is somebody else's whom the thing is about */
function demandSameKlient({ klientId }: FileRow, { klient }: PlaceSight): void {
  if (klient !== null && klientId !== null && klientId !== klient.klientId) throw filesErrors.refuse('files.anderer_klient')
}

export function createAttachments(ports: Ports, rights: Rights) {
  const store = createItemStore(ports)
  const change = createFileChange(ports)
  const reseal = createReseal(ports)
  const nameAll = createPlacedNames(ports)
  const system = onBehalfOf(ports.database, systemContext)

  async function tellScreens(akteur: Akteur, { placeId, sight }: { placeId: string; sight: PlaceSight }): Promise<void> {
    await sendSignal(onBehalfOfPerson(ports.database, akteur), { art: 'files', id: placeId, an: sight.hear })
  }

  /** An own file at a thing that the person may change. @throws nicht_gefunden, files.hier_nicht */
  async function demandOwn(akteur: Akteur, id: string): Promise<{ row: PlacedRow; sight: PlaceSight }> {
    const row = await loadPlace(system, id)
    const sight = row === null ? null : await rights.see(akteur, row)
    if (row === null || sight === null) throw notFound()
    if (!mayRemove(akteur, { row, sight })) throw filesErrors.refuse('files.hier_nicht')
    return { row, sight }
  }

  /** Of the own house: of its folders, or standing at something that the person sees. @throws nicht_gefunden */
  async function demandFile(akteur: Akteur, fileId: string): Promise<FileRow> {
    const organisationId = ownOrganisation(akteur)
    const db = onBehalfOf(ports.database, contextOf(akteur))
    const row = await loadPlaced(db, { ...store.scopeOf(organisationId), id: fileId })
    if (row?.onlyPlaces === false) return row
    for (const place of row === null ? [] : await loadPlacesOf(db, { organisationId, fileId }))
      if (row !== null && (await rights.see(akteur, place)) !== null) return row
    // A folder is none either, and says so.
    const [folder] = await store.demandAll(db, organisationId, [fileId])
    if (folder !== undefined) throw filesErrors.refuse('files.kein_ordner')
    throw notFound()
  }

  const asAttachment = (akteur: Akteur, { row, name, sight }: { row: PlacedRow; name: string; sight: PlaceSight }): Attachment => {
    const { id, fileId, part, fileKind: kind, size, version, addedAt, removedAt, onlyPlaces, places } = row
    const isOwn = row.organisationId === akteur.organisationId
    return {
      id,
      fileId,
      part,
      name,
      kind,
      bytes: size,
      version,
      addedAt,
      removedAt,
      addedByName: isOwn ? row.personName : null,
      houseName: isOwn ? null : row.houseName,
      removable: mayRemove(akteur, { row, sight }),
      onlyHere: onlyPlaces && places - (removedAt === null ? 1 : 0) === 0,
    }
  }

  return {
    async list({ akteur, query: place }: CalledBy<Contract['attachments']>) {
      const sight = await rights.demand(akteur, place)
      const rows = await isShownTo(akteur, { rows: await loadAt(system, place), sight })
      const named = await nameAll(rows)
      if (sight.klient !== null && named.length > 0) {
        const { klientId } = sight.klient
        const trail = { aktion: c.attachments.id, art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId } as const
        await audit(onBehalfOfPerson(ports.database, akteur), akteur, trail)
      }
      return {
        files: named.map((one) => asAttachment(akteur, { ...one, sight })),
        mayAttach: sight.mayAttach,
        ofKlient: sight.klient !== null,
      }
    },

    async attach({ akteur, body: { fileId, part, ...place } }: CalledBy<Contract['attach']>): Promise<void> {
      const sight = await rights.demandChange(akteur, place)
      demandSameKlient(await demandFile(akteur, fileId), sight)
      await change(akteur, async ({ tx, organisationId, personId, now, tell }) => {
        const row = await loadPlaced(tx, { ...store.scopeOf(organisationId), id: fileId })
        if (row === null) throw notFound()
        demandOutOfTrash([row])
        demandSameKlient(row, sight)
        if ((await countAt(tx, { organisationId, ...place })) >= maxAtPlace) throw filesErrors.refuse('files.zu_viele_hier')
        const { klient } = sight
        // What a house keeps for itself about a Klient of another one stays its own, and leaves the thing when the record goes.
        if (klient?.organisationId === organisationId && row.klientId === null)
          await reseal(tx, { row: { ...row, organisationId }, to: klient })
        const where: Place = place
        const klientId = klient?.klientId ?? null
        await insertPlace(tx, { organisationId, id: ports.newId(), fileId, ...where, part, klientId, personId, now })
        await tell('attach', { call: c.attach.id, ids: [fileId], fields: [place.kind] })
      })
      await tellScreens(akteur, { placeId: place.placeId, sight })
    },

    async detach({ akteur, query: { id } }: CalledBy<Contract['detach']>): Promise<void> {
      const { row, sight } = await demandOwn(akteur, id)
      await change(akteur, async ({ tx, organisationId, now, tell }) => {
        if (!(await saveRemoved(tx, { organisationId, id, removedAt: now }))) throw notFound()
        await tell('detach', { call: c.detach.id, ids: [row.fileId], fields: [row.kind] })
      })
      await tellScreens(akteur, { placeId: row.placeId, sight })
    },

    async reattach({ akteur, body: { id } }: CalledBy<Contract['reattach']>): Promise<void> {
      const { row, sight } = await demandOwn(akteur, id)
      await change(akteur, async ({ tx, organisationId, tell }) => {
        if (!(await saveRemoved(tx, { organisationId, id, removedAt: null }))) throw notFound()
        await tell('attach', { call: c.reattach.id, ids: [row.fileId], fields: [row.kind] })
      })
      await tellScreens(akteur, { placeId: row.placeId, sight })
    },

    async places({ akteur, query: { id: fileId } }: CalledBy<Contract['places']>): Promise<FilePlace[]> {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      await store.demandAll(db, organisationId, [fileId])
      const places = await loadPlacesOf(db, { organisationId, fileId })
      return Promise.all(places.map(async (place) => ({ ...place, title: (await rights.see(akteur, place))?.title ?? null })))
    },
  }
}
