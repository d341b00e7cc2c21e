import { logoOf } from '@dreiklang/domain/organisation/logo.contract'
import { type ServerPreferences, type User, type UserChange, mostPhotoBytes, photoSize } from '@dreiklang/domain/settings/settings.contract'
import { settingsErrors } from '@dreiklang/domain/settings/settings.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { loadUser } from '../anmeldung/anmeldung.repository.ts'
import { loadProfil as ladeHaus } from '../organisation/verzeichnis.repository.ts'
import { type Ports, type Queryable, UnreadableImage } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { readBytes } from '../shared/input.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { sendSignal } from '../shared/signal.ts'
import { type Change, loadEinstellungen, loadFoto, loadProfil, saveEinstellungen, saveFoto, saveStatus } from './settings.repository.ts'

/** The moment is in the address, so that a new photo is a new address. */
const avatarAdresse = (personId: string, fotoOn: string | null): string | null =>
  fotoOn === null ? null : `/api/common/user/photo/${personId}?v=${Date.parse(fotoOn)}`

export function createSettings(ports: Ports) {
  const now = () => ports.clock.now().toISOString()

  async function userOf(db: Queryable, { personId, organisationId }: Akteur): Promise<User> {
    const benutzer = await loadUser(db, personId)
    if (benutzer === null) throw sharedErrors.refuse('nicht_gefunden')
    const { status, fotoAm } = await loadProfil(db, personId)
    const haus = organisationId === null ? null : await ladeHaus(db, organisationId)
    const logo = haus === null || haus.logoAm === null ? null : logoOf(haus.id, haus.logoAm)
    return { ...benutzer, status, avatar: avatarAdresse(personId, fotoAm), logo }
  }

  async function change<Result>(akteur: Akteur, run: (tx: Queryable) => Promise<Result>): Promise<Result> {
    return ports.database.transaction(contextOf(akteur), async (tx) => {
      const result = await run(tx)
      await sendSignal(tx, { art: 'settings', an: [akteur.personId] })
      return result
    })
  }

  async function webpFrom(bytes: Uint8Array): Promise<Uint8Array> {
    try {
      return await ports.images.toWebp(bytes, { size: photoSize })
    } catch (error) {
      if (error instanceof UnreadableImage) throw settingsErrors.refuse('settings.photo_unreadable')
      throw error
    }
  }

  return {
    read: (akteur: Akteur): Promise<ServerPreferences> => loadEinstellungen(onBehalfOf(ports.database, contextOf(akteur)), akteur.personId),

    update: (akteur: Akteur, aenderung: Change): Promise<ServerPreferences> =>
      change(akteur, (tx) => saveEinstellungen(tx, { personId: akteur.personId, aenderung, am: now() })),

    readUser: (akteur: Akteur): Promise<User> => userOf(onBehalfOf(ports.database, contextOf(akteur)), akteur),

    /** @throws eingabe.ungueltig for another id or photo, settings.email_needs_password */
    async updateUser(akteur: Akteur, { status, name, ...same }: UserChange, changeName: (name: string) => Promise<void>): Promise<User> {
      const { personId } = akteur
      const { avatar } = same
      const known = await userOf(onBehalfOf(ports.database, contextOf(akteur)), akteur)
      if (same.email !== undefined && same.email !== known.email) {
        throw settingsErrors.refuse('settings.email_needs_password', wrongField('user.email'))
      }
      if (same.id !== undefined && same.id !== personId) throw sharedErrors.refuse('eingabe.ungueltig', wrongField('user.id'))
      if (avatar !== undefined && avatar !== null && avatar !== known.avatar)
        throw sharedErrors.refuse('eingabe.ungueltig', wrongField('user.avatar'))
      if (name !== undefined && name !== known.name) await changeName(name)
      return change(akteur, async (tx) => {
        if (status !== undefined) await saveStatus(tx, { personId, status, am: now() })
        if (avatar === null) await saveFoto(tx, { personId, webp: null, am: now() })
        return userOf(tx, akteur)
      })
    },

    async setPhoto(akteur: Akteur, request: Request): Promise<User> {
      const bytes = await readBytes(request, mostPhotoBytes)
      if (bytes === null) throw settingsErrors.refuse('settings.photo_too_large')
      // Before the transaction: decoding takes its time, and a connection is expensive.
      const webp = await webpFrom(bytes)
      return change(akteur, async (tx) => {
        await saveFoto(tx, { personId: akteur.personId, webp, am: now() })
        return userOf(tx, akteur)
      })
    },

    /** @throws nicht_gefunden also for a person of another organisation */
    async readPhoto(akteur: Akteur, personId: string): Promise<Response> {
      const foto = await loadFoto(onBehalfOf(ports.database, contextOf(akteur)), { personId, leser: akteur })
      if (foto === null) throw sharedErrors.refuse('nicht_gefunden')
      return new Response(new Uint8Array(foto), { headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' } })
    },
  }
}
