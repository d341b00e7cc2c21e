import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { laender } from '@dreiklang/domain/kontakt/laender'
import { verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createBestand } from './bestand.usecases.ts'
import { createImport } from './import.usecases.ts'
import { createKontakte } from './kontakt.usecases.ts'
import { createTags } from './tag.usecases.ts'
import { createVerzeichnis } from './verzeichnis.usecases.ts'

export function kontaktRoutes(ports: Ports): Route[] {
  const kontakte = createKontakte(ports)
  const tags = createTags(ports)
  const bestand = createBestand(ports)
  const imports = createImport(ports)
  const verzeichnis = createVerzeichnis(ports)
  const c = kontaktContract
  const v = verzeichnisContract

  return [
    geschuetzt(c.all, ({ akteur }) => kontakte.all(akteur)),
    geschuetzt(c.search, ({ akteur, query }) => kontakte.search(akteur, query.query)),
    geschuetzt(c.read, ({ akteur, query }) => kontakte.read(akteur, query.id)),
    geschuetzt(c.create, ({ akteur, body }) => kontakte.create(akteur, body)),
    geschuetzt(c.update, ({ akteur, body }) => kontakte.update(akteur, body)),
    geschuetzt(c.remove, ({ akteur, query }) => kontakte.remove(akteur, query.id)),
    geschuetzt(c.restore, ({ akteur, body }) => kontakte.restore(akteur, body.id)),
    geschuetzt(c.countries, async ({ sprache }) => [...laender(sprache)]),
    geschuetzt(c.tags, ({ akteur }) => tags.list(akteur)),
    geschuetzt(c.createTag, ({ akteur, body }) => tags.create(akteur, body.tag.title)),
    geschuetzt(c.updateTag, ({ akteur, body }) => tags.update(akteur, { id: body.id, title: body.tag.title })),
    geschuetzt(c.removeTag, ({ akteur, query }) => tags.remove(akteur, query.id)),
    geschuetzt(c.setAvatar, ({ akteur, query, request }) => kontakte.setAvatar(akteur, query.id, request)),
    geschuetzt(c.readAvatar, ({ akteur, params }) => kontakte.readAvatar(akteur, params.kontaktId)),
    geschuetzt(c.own, ({ akteur }) => kontakte.own(akteur)),
    geschuetzt(c.favourite, ({ akteur, body }) => kontakte.favourite(akteur, body)),
    geschuetzt(c.used, ({ akteur, body }) => kontakte.used(akteur, body.id)),
    geschuetzt(v.list, verzeichnis.liste),
    geschuetzt(v.exportieren, verzeichnis.exportiere),
    geschuetztEinmal(c.import, imports.import),
    geschuetzt(c.undoImport, ({ akteur, query }) => imports.undoImport(akteur, query.id)),
    geschuetztEinmal(c.merge, bestand.merge),
    geschuetzt(c.undoMerge, ({ akteur, body }) => bestand.undoMerge(akteur, body.id)),
  ]
}
