import type { FolgeAnswer } from '@dreiklang/domain/dokumentation/folge.contract'
import type { NewFolge } from '@dreiklang/domain/dokumentation/folge.document'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** `text` and `grund` are sealed. */
export interface FolgeRow
  extends
    Columns<
      'besuchsfolge',
      | 'id'
      | 'version'
      | 'art'
      | 'herkunft'
      | 'stand'
      | 'text'
      | 'faellig'
      | 'hausbesuch_id'
      | 'klient_id'
      | 'erstellt_am'
      | 'erstellt_von'
      | 'erledigt_am'
      | 'erledigt_von'
      | 'grund',
      FolgeAnswer
    >,
    Pick<FolgeAnswer, 'bestellung' | 'besuch' | 'aus'> {
  nichtAngetroffen: Pick<NonNullable<Hausbesuch['nichtAngetroffen']>, 'weiteresVorgehen' | 'text'> | null
}

const columns = `f.id, f.version, f.art, f.herkunft, f.stand, f.text, f.faellig, f.hausbesuch_id as "hausbesuchId",
  f.klient_id as "klientId",
  f.erstellt_am as "erstelltAm", f.erstellt_von as "erstelltVon", f.erledigt_am as "erledigtAm", f.erledigt_von as "erledigtVon", f.grund`

const list = sql(
  'folge.liste',
  `select ${columns}, jsonb_build_object('id', h.id, 'nummer', h.nummer, 'typ', h.typ, 'klientId', h.klient_id) as aus,
      case when f.herkunft = 'NICHT_ANGETROFFEN' and jsonb_typeof(h.daten -> 'nichtAngetroffen') = 'object' then jsonb_build_object(
        'weiteresVorgehen', h.daten -> 'nichtAngetroffen' -> 'weiteresVorgehen', 'text',
          h.daten -> 'nichtAngetroffen' -> 'text') end as "nichtAngetroffen",
      case when b.id is not null then jsonb_build_object('id', b.id, 'nummer', b.nummer) end as bestellung,
      case when n.id is not null then jsonb_build_object('id', n.id, 'nummer', n.nummer) end as besuch
    from besuchsfolge f join hausbesuch h on h.id = f.hausbesuch_id
      left join bestellung b on b.id = f.bestellung_id left join hausbesuch n on n.id = f.folge_besuch_id
    where f.organisation_id = :organisationId and (f.hausbesuch_id = :hausbesuchId or f.folge_besuch_id = :hausbesuchId)
      order by f.erstellt_am, f.hausbesuch_id, f.stelle limit 100`,
)

export async function loadFolgen(db: Queryable, organisationId: string, hausbesuchId: string): Promise<FolgeRow[]> {
  return db.query<FolgeRow>(list, { organisationId, hausbesuchId })
}

const halten = sql(
  'folge.halten',
  `select ${columns} from besuchsfolge f where f.organisation_id = :organisationId and f.id = :id for update`,
)

export type GehalteneFolge = Omit<FolgeRow, 'aus' | 'bestellung' | 'besuch' | 'nichtAngetroffen'>

/** Null for one of others. */
export async function holdFolge(tx: Queryable, organisationId: string, id: string): Promise<GehalteneFolge | null> {
  return maybe(tx.query<GehalteneFolge>(halten, { organisationId, id }))
}

const insert = sql(
  'folge.einfuegen',
  `insert into besuchsfolge (organisation_id, id, hausbesuch_id, klient_id, stelle, version, art, herkunft, stand, text, faellig,
    erstellt_am, erstellt_von)
    values (:organisationId, :id, :hausbesuchId, :klientId, :stelle, 1, :art, :herkunft, 'OFFEN', :text, :faellig, :am, :name)`,
)

interface InsertedFolge extends NewFolge, Pick<FolgeRow, 'id' | 'hausbesuchId' | 'klientId'> {
  stelle: number
  am: string
  name: string
}

export async function insertFolge(tx: Queryable, organisationId: string, folge: InsertedFolge): Promise<void> {
  await exactly(1, tx.write(insert, { organisationId, ...folge }))
}

const erledigen = sql(
  'folge.erledigen',
  `update besuchsfolge set version = version + 1, stand = 'ERLEDIGT', erledigt_am = :am, erledigt_von = :name, grund = :grund,
    bestellung_id = :bestellungId,
      folge_besuch_id = :besuchId
    where organisation_id = :organisationId and id = :id and stand = 'OFFEN'`,
)

export interface Erledigung {
  id: string
  am: string
  name: string
  grund?: string | null
  bestellungId?: string
  besuchId?: string
}

/** The row must be locked. */
export async function settleFolge(tx: Queryable, organisationId: string, erledigung: Erledigung): Promise<void> {
  const { id, am, name, grund = null, bestellungId = null, besuchId = null } = erledigung
  await exactly(1, tx.write(erledigen, { organisationId, id, am, name, grund, bestellungId, besuchId }))
}
