import type { Antrag, Kennzeichen } from '@dreiklang/domain/organisation/freigabe.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/buttons.tsx'
import { Card, Group, Text } from '../../../ui/layout.tsx'
import { ErrorState, ListSkeleton } from '../../../ui/feedback.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useProfilTexts } from '../../organisation.texts.ts'
import { antraegeQuery, useDecideAntrag } from '../../profil.queries.ts'
import { GrundDialog } from '../GrundDialog.tsx'

const asText = ({ name, ik, bsnr }: Kennzeichen) =>
  [name, ik === null ? null : `IK ${ik}`, bsnr === null ? null : `BSNR ${bsnr}`].filter((part) => part !== null).join(', ')

export function AntraegeCard() {
  const t = useProfilTexts()
  const { data, error, refetch } = useQuery(antraegeQuery)
  const entscheiden = useDecideAntrag()
  const [choice, setWahl] = useState<{ antrag: Antrag; angenommen: boolean } | null>(null)

  const columns: readonly Column<Antrag>[] = [
    { id: 'bisher', header: t('plattform.bisher'), cell: ({ bisher }) => asText(bisher) },
    { id: 'neu', header: t('plattform.neu'), cell: ({ neu }) => asText(neu) },
    { id: 'begruendung', header: t('plattform.begruendung'), cell: ({ begruendung }) => begruendung, hideBelow: 'md' },
    {
      id: 'aktion',
      header: t('partner.aktion'),
      align: 'end',
      cell: (antrag) => (
        <Group gap="sm">
          <Button
            look="secondary"
            aria-label={t('plattform.ablehnenVon', { name: antrag.bisher.name })}
            onClick={() => setWahl({ antrag, angenommen: false })}
          >
            {t('plattform.ablehnen')}
          </Button>
          <Button
            aria-label={t('plattform.bestaetigenVon', { name: antrag.bisher.name })}
            onClick={() => setWahl({ antrag, angenommen: true })}
          >
            {t('plattform.bestaetigen')}
          </Button>
        </Group>
      ),
    },
  ]
  const word = choice?.angenommen === true ? 'bestaetigen' : 'ablehnen'
  return (
    <Card title={t('plattform.antraege')}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={1} />}
      {data?.length === 0 && <Text size="sm">{t('plattform.keineAntraege')}</Text>}
      {data !== undefined && data.length > 0 && (
        <Table caption={t('plattform.antraege')} columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
      {choice !== null && (
        <GrundDialog
          titel={t(`plattform.${word}Von`, { name: choice.antrag.bisher.name })}
          text={<Text size="sm">{asText(choice.antrag.neu)}</Text>}
          grundWort={t('plattform.grund')}
          knopf={t(`plattform.${word}`)}
          run={async (grund, schluessel) => {
            await entscheiden.mutateAsync({ antragId: choice.antrag.id, angenommen: choice.angenommen, grund, schluessel })
            toastSuccess(t('plattform.entschieden'))
          }}
          onClose={() => setWahl(null)}
        />
      )}
    </Card>
  )
}
