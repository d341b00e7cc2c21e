import type { OrganisationEintrag } from '@dreiklang/domain/organisation/organisation.contract'
import { IconUserPlus } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { organisationTexts } from '../organisation.texts.ts'

export function OrganisationenTabelle({
  organisationen,
  onLeitung,
}: {
  organisationen: readonly OrganisationEintrag[]
  onLeitung: (organisation: OrganisationEintrag) => void
}) {
  const t = useTexts(organisationTexts)
  const columns: readonly Column<OrganisationEintrag>[] = [
    { id: 'name', header: t('organisationen.name'), cell: ({ name }) => name },
    { id: 'ort', header: t('organisationen.ort'), cell: ({ plz, ort }) => `${plz} ${ort}`, hideBelow: 'sm' },
    { id: 'telefon', header: t('organisationen.telefon'), cell: ({ telefon }) => telefon ?? '–', hideBelow: 'md' },
    {
      id: 'aktion',
      header: t('organisationen.aktion'),
      align: 'end',
      cell: (organisation) => (
        <Button
          look="secondary"

          icon={<IconUserPlus size={18} aria-hidden />}
          aria-label={t('organisationen.leitungFuer', { name: organisation.name })}
          onClick={() => onLeitung(organisation)}
        >
          {t('organisationen.leitung')}
        </Button>
      ),
    },
  ]
  return <Table caption={t('organisationen.tabelle')} columns={columns} rows={organisationen} rowKey={({ id }) => id} />
}
