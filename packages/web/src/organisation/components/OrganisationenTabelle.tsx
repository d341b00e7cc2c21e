import type { VerzeichnisZeile } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { IconUserPlus } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Group } from '../../ui/layout.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import { organisationTexts } from '../organisation.texts.ts'
import { profilTexts } from '../profil.texts.ts'
import { StatusKnopf } from './plattform/StatusKnopf.tsx'

export function OrganisationenTabelle({
  organisationen,
  onLeitung,
}: {
  organisationen: readonly VerzeichnisZeile[]
  onLeitung: (organisation: VerzeichnisZeile) => void
}) {
  const t = useTexts(organisationTexts)
  const tp = useTexts(profilTexts)
  const columns: readonly Column<VerzeichnisZeile>[] = [
    { id: 'name', header: t('organisationen.name'), cell: ({ name }) => name },
    { id: 'ort', header: t('organisationen.ort'), cell: ({ plz, ort }) => `${plz} ${ort}`, hideBelow: 'sm' },
    { id: 'telefon', header: t('organisationen.telefon'), cell: ({ telefon }) => telefon, hideBelow: 'md' },
    { id: 'status', header: tp('verzeichnis.status'), cell: ({ status }) => tp(`status.${status}`) },
    {
      id: 'aktion',
      header: t('organisationen.aktion'),
      align: 'end',
      cell: (organisation) => (
        <Group gap="sm" justify="flex-end">
          <StatusKnopf organisation={organisation} />
          <Button
            look="secondary"

            icon={<IconUserPlus size={18} aria-hidden />}
            aria-label={t('organisationen.leitungFuer', { name: organisation.name })}
            onClick={() => onLeitung(organisation)}
          >
            {t('organisationen.leitung')}
          </Button>
        </Group>
      ),
    },
  ]
  return <Table caption={t('organisationen.tabelle')} columns={columns} rows={organisationen} rowKey={({ id }) => id} />
}
