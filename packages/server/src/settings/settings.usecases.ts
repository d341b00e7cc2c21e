/** The own choices, the own status and the own photo; nobody changes those of another person. */
import { logoVon } from '@dreiklang/domain/organisation/logo.contract'
import { type ServerPreferences, type User, mostPhotoBytes, photoSize } from '@dreiklang/domain/settings/settings.contract'
import { settingsFehler } from '@dreiklang/domain/settings/settings.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { UserStatus } from '@dreiklang/domain/shared/appearance'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { ladeBenutzer } from '../anmeldung/anmeldung.repository.ts'
import { ladeProfil as ladeHaus } from '../organisation/verzeichnis.repository.ts'
import { type Ports, type Queryable, UnreadableImage } from '../ports.ts'
import { liesBytes } from '../shared/eingabe.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { rufe } from '../shared/zuruf.ts'
import {
  type Aenderung,
  ladeEinstellungen,
  ladeFoto,
  ladeProfil,
  speichereEinstellungen,
  speichereFoto,
  speichereStatus,
} from './settings.repository.ts'

/** The moment is in the address, so that a new photo is a new address. */
const avatarAdresse = (personId: string, fotoAm: string | null): string | null =>
  fotoAm === null ? null : `/api/common/user/photo/${personId}?v=${Date.parse(fotoAm)}`

export function createSettings(ports: Ports) {
  const jetzt = () => ports.clock.now().toISOString()

  async function userVon(db: Queryable, { personId, organisationId }: Akteur): Promise<User> {
    const benutzer = await ladeBenutzer(db, personId)
    if (benutzer === null) throw sharedFehler.ablehnen('nicht_gefunden')
    const { status, fotoAm } = await ladeProfil(db, personId)
    const haus = organisationId === null ? null : await ladeHaus(db, organisationId)
    const logo = haus === null || haus.logoAm === null ? null : logoVon(haus.id, haus.logoAm)
    return { ...benutzer, status, avatar: avatarAdresse(personId, fotoAm), logo }
  }

  /** Changes something of the person and tells the other screens of the same person. */
  async function aendere<Ergebnis>(akteur: Akteur, tue: (tx: Queryable) => Promise<Ergebnis>): Promise<Ergebnis> {
    return ports.database.transaction(kontextVon(akteur), async (tx) => {
      const ergebnis = await tue(tx)
      await rufe(tx, { art: 'settings', an: [akteur.personId] })
      return ergebnis
    })
  }

  async function webpAus(bytes: Uint8Array): Promise<Uint8Array> {
    try {
      return await ports.images.toWebp(bytes, { size: photoSize })
    } catch (fehler) {
      if (fehler instanceof UnreadableImage) throw settingsFehler.ablehnen('settings.photo_unreadable')
      throw fehler
    }
  }

  return {
    read: (akteur: Akteur): Promise<ServerPreferences> => ladeEinstellungen(imNamen(ports.database, kontextVon(akteur)), akteur.personId),

    update: (akteur: Akteur, aenderung: Aenderung): Promise<ServerPreferences> =>
      aendere(akteur, (tx) => speichereEinstellungen(tx, { personId: akteur.personId, aenderung, am: jetzt() })),

    readUser: (akteur: Akteur): Promise<User> => userVon(imNamen(ports.database, kontextVon(akteur)), akteur),

    updateUser: (akteur: Akteur, { status, avatar }: { status?: UserStatus | undefined; avatar?: null | undefined }): Promise<User> =>
      aendere(akteur, async (tx) => {
        const { personId } = akteur
        if (status !== undefined) await speichereStatus(tx, { personId, status, am: jetzt() })
        if (avatar === null) await speichereFoto(tx, { personId, webp: null, am: jetzt() })
        return userVon(tx, akteur)
      }),

    async setPhoto(akteur: Akteur, request: Request): Promise<User> {
      const bytes = await liesBytes(request, mostPhotoBytes)
      if (bytes === null) throw settingsFehler.ablehnen('settings.photo_too_large')
      // Before the transaction: decoding takes its time, and a connection is expensive.
      const webp = await webpAus(bytes)
      return aendere(akteur, async (tx) => {
        await speichereFoto(tx, { personId: akteur.personId, webp, am: jetzt() })
        return userVon(tx, akteur)
      })
    },

    /** @throws nicht_gefunden also for a person of another organisation */
    async readPhoto(akteur: Akteur, personId: string): Promise<Response> {
      const foto = await ladeFoto(imNamen(ports.database, kontextVon(akteur)), { personId, leser: akteur })
      if (foto === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return new Response(new Uint8Array(foto), { headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' } })
    },
  }
}
