import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Asked } from '../anmeldung/herkunft.ts'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { loadEinstellungen, loadProfil } from './settings.repository.ts'
import { createSettings } from './settings.usecases.ts'

/** Of the room of accounts, with its line in the log of the account. */
type ChangeName = (request: Asked & { akteur: Akteur }, name: string) => Promise<void>

export function settingsRoom(ports: Ports, { changeName }: { changeName: ChangeName }): Room {
  const settings = createSettings(ports)
  const { read, update, readUser, updateUser, setPhoto, readPhoto } = settingsContract
  return {
    routes: [
      signedIn(read, ({ akteur }) => settings.read(akteur)),
      signedIn(update, ({ akteur, body }) => settings.update(akteur, body)),
      signedIn(readUser, ({ akteur }) => settings.readUser(akteur)),
      signedIn(updateUser, ({ body: { user }, ...request }) =>
        settings.updateUser(request.akteur, user, (name) => changeName(request, name)),
      ),
      signedIn(setPhoto, ({ akteur, request }) => settings.setPhoto(akteur, request)),
      signedIn(readPhoto, ({ akteur, params }) => settings.readPhoto(akteur, params.personId)),
    ],
    own: {
      einstellungen: (db, { personId }) => loadEinstellungen(db, personId),
      profil: (db, { personId }) => loadProfil(db, personId),
    },
  }
}
