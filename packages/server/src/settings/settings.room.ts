import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { loadEinstellungen, loadProfil } from './settings.repository.ts'
import { createSettings } from './settings.usecases.ts'

export function settingsRoom(ports: Ports): Room {
  const settings = createSettings(ports)
  const { read, update, readUser, updateUser, setPhoto, readPhoto } = settingsContract
  return {
    routes: [
      signedIn(read, ({ akteur }) => settings.read(akteur)),
      signedIn(update, ({ akteur, body }) => settings.update(akteur, body)),
      signedIn(readUser, ({ akteur }) => settings.readUser(akteur)),
      signedIn(updateUser, ({ akteur, body }) => settings.updateUser(akteur, body.user)),
      signedIn(setPhoto, ({ akteur, request }) => settings.setPhoto(akteur, request)),
      signedIn(readPhoto, ({ akteur, params }) => settings.readPhoto(akteur, params.personId)),
    ],
    own: {
      einstellungen: (db, { personId }) => loadEinstellungen(db, personId),
      profil: (db, { personId }) => loadProfil(db, personId),
    },
  }
}
