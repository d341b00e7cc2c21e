import { IconPlus } from '@tabler/icons-react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Link, LinkButton } from '../../ui/Link.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { klientPath, neueBestellungPath } from '../klient.paths.ts'
import type { KlientTreffer } from '../klient.queries.ts'
import { klientTexts } from '../klient.texts.ts'
import classes from './KlientenTabelle.module.css'
import { KlientStatusBadge } from './KlientStatusBadge.tsx'

const bestellbar = (status: KlientTreffer['status']) => status === 'AKTIV' || status === 'PAUSIERT'

export function KlientenTabelle({ klienten }: { klienten: readonly KlientTreffer[] }) {
  const t = useTexts(klientTexts)
  const goTo = useGoTo()
  const name = ({ nachname, vorname }: KlientTreffer) => `${nachname}, ${vorname}`
  const columns: readonly Column<KlientTreffer>[] = [
    {
      id: 'name',
      header: t('liste.name'),
      cell: (klient) => (
        <>
          <Link to={klientPath(klient.id)}>{name(klient)}</Link>
          <span className={classes.klein}>{formatDate(klient.geburtsdatum)}</span>
        </>
      ),
    },
    { id: 'geburtsdatum', header: t('liste.geburtsdatum'), cell: (klient) => formatDate(klient.geburtsdatum), hideBelow: 'sm' },
    { id: 'ort', header: t('liste.ort'), cell: (klient) => klient.ort ?? '–', hideBelow: 'sm' },
    { id: 'status', header: t('liste.status'), cell: (klient) => <KlientStatusBadge status={klient.status} />, hideBelow: 'sm' },
    {
      id: 'aktion',
      header: t('liste.aktion'),
      align: 'end',
      cell: (klient) =>
        bestellbar(klient.status) && (
          <LinkButton
            look="subtle"

            icon={<IconPlus size={18} aria-hidden />}
            to={neueBestellungPath(klient.id)}
            aria-label={t('liste.neueBestellungFuer', { name: name(klient) })}
          >
            {t('liste.aktion')}
          </LinkButton>
        ),
    },
  ]
  return (
    <Table
      caption={t('liste.tabelle')}
      columns={columns}
      rows={klienten}
      rowKey={({ id }) => id}
      onRowOpen={({ id }) => goTo(klientPath(id))}
    />
  )
}
