import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { laender } from '@dreiklang/domain/kontakt/laender'
import { verzeichnisContract } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createMerging } from './bestand.usecases.ts'
import { createImport } from './import.usecases.ts'
import { createKontakte } from './kontakt.usecases.ts'
import { createTags } from './tag.usecases.ts'
import { createVerzeichnis } from './verzeichnis.usecases.ts'

export function kontaktRoutes(ports: Ports): Route[] {
  const kontakte = createKontakte(ports)
  const tags = createTags(ports)
  const bestand = createMerging(ports)
  const imports = createImport(ports)
  const verzeichnis = createVerzeichnis(ports)
  const c = kontaktContract
  const v = verzeichnisContract

  return [
    signedIn(c.all, ({ akteur }) => kontakte.all(akteur)),
    signedIn(c.search, ({ akteur, query }) => kontakte.search(akteur, query.query)),
    signedIn(c.read, ({ akteur, query }) => kontakte.read(akteur, query.id)),
    signedIn(c.create, ({ akteur, body }) => kontakte.create(akteur, body)),
    signedIn(c.update, ({ akteur, body }) => kontakte.update(akteur, body)),
    signedIn(c.remove, ({ akteur, query }) => kontakte.remove(akteur, query.id)),
    signedIn(c.restore, ({ akteur, body }) => kontakte.restore(akteur, body.id)),
    signedIn(c.countries, async ({ sprache }) => [...laender(sprache)]),
    signedIn(c.tags, ({ akteur }) => tags.list(akteur)),
    signedIn(c.createTag, ({ akteur, body }) => tags.create(akteur, body.tag.title)),
    signedIn(c.updateTag, ({ akteur, body }) => tags.update(akteur, { id: body.id, title: body.tag.title })),
    signedIn(c.removeTag, ({ akteur, query }) => tags.remove(akteur, query.id)),
    signedIn(c.setAvatar, ({ akteur, query, request }) => kontakte.setAvatar(akteur, query.id, request)),
    signedIn(c.readAvatar, ({ akteur, params }) => kontakte.readAvatar(akteur, params.kontaktId)),
    signedIn(c.own, ({ akteur }) => kontakte.own(akteur)),
    signedIn(c.favourite, ({ akteur, body }) => kontakte.favourite(akteur, body)),
    signedIn(c.used, ({ akteur, body }) => kontakte.used(akteur, body.id)),
    signedIn(v.list, verzeichnis.liste),
    signedIn(v.exportieren, verzeichnis.export),
    signedInOnce(c.import, imports.import),
    signedIn(c.undoImport, ({ akteur, query }) => imports.undoImport(akteur, query.id)),
    signedInOnce(c.merge, bestand.merge),
    signedIn(c.undoMerge, ({ akteur, body }) => bestand.undoMerge(akteur, body.id)),
  ]
}
