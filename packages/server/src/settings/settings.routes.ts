import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createSettings } from './settings.usecases.ts'

export function settingsRoutes(ports: Ports): Route[] {
  const settings = createSettings(ports)
  const { read, update, readUser, updateUser, setPhoto, readPhoto } = settingsContract

  return [
    geschuetzt(read, ({ akteur }) => settings.read(akteur)),
    geschuetzt(update, ({ akteur, body }) => settings.update(akteur, body)),
    geschuetzt(readUser, ({ akteur }) => settings.readUser(akteur)),
    geschuetzt(updateUser, ({ akteur, body }) => settings.updateUser(akteur, body.user)),
    geschuetzt(setPhoto, ({ akteur, request }) => settings.setPhoto(akteur, request)),
    geschuetzt(readPhoto, ({ akteur, params }) => settings.readPhoto(akteur, params.personId)),
  ]
}
