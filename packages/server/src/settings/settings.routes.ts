import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createSettings } from './settings.usecases.ts'

export function settingsRoutes(ports: Ports): Route[] {
  const settings = createSettings(ports)
  const { read, update, readUser, updateUser, setPhoto, readPhoto } = settingsContract

  return [
    signedIn(read, ({ akteur }) => settings.read(akteur)),
    signedIn(update, ({ akteur, body }) => settings.update(akteur, body)),
    signedIn(readUser, ({ akteur }) => settings.readUser(akteur)),
    signedIn(updateUser, ({ akteur, body }) => settings.updateUser(akteur, body.user)),
    signedIn(setPhoto, ({ akteur, request }) => settings.setPhoto(akteur, request)),
    signedIn(readPhoto, ({ akteur, params }) => settings.readPhoto(akteur, params.personId)),
  ]
}
