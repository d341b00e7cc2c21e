import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { akteTexts } from '../akte.texts.ts'
import { useAbwesenheitTaten } from '../personal.queries.ts'
import { AbwesenheitDialog } from './AbwesenheitDialog.tsx'

export function AbwesenheitenCard({ person }: { person: PersonAnswer }) {
  const t = useTexts(akteTexts)
  const [offen, setOffen] = useState(false)
  return (
    <Card
      title={t('karte.abwesend')}
      actions={
        person.darf.abwesenheit && (
          <Button look="secondary" icon={<IconCalendarPlus size={20} aria-hidden />} onClick={() => setOffen(true)}>
            {t('abwesenheit.eintragen')}
          </Button>
        )
      }
    >
      {person.abwesenheiten.length === 0 && <Text c="dimmed">{t('abwesenheit.keine')}</Text>}
      <Stack gap="sm">
        {person.abwesenheiten.map((eine) => (
          <Abwesenheit key={eine.id} person={person} eine={eine} />
        ))}
      </Stack>
      {offen && <AbwesenheitDialog person={person} onClose={() => setOffen(false)} />}
    </Card>
  )
}

function Abwesenheit({ person: { id, darf }, eine }: { person: PersonAnswer; eine: PersonAnswer['abwesenheiten'][number] }) {
  const t = useTexts(akteTexts)
  const { streichen } = useAbwesenheitTaten(id)
  const spanne = { von: formatDate(eine.von), bis: formatDate(eine.bis) }
  const art = eine.art === null ? t('abwesenheit.abwesend') : t(`abwesenheit.arten.${eine.art}`)
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600}>{`${art}: ${t('abwesenheit.spanne', spanne)}`}</Text>
        <Text size="sm" c="dimmed">
          {eine.vertretung === null ? t('abwesenheit.keineVertretung') : t('abwesenheit.vertretungVon', { name: eine.vertretung.name })}
        </Text>
      </div>
      {darf.abwesenheit && (
        <Button
          look="secondary"
          busy={streichen.isPending}
          aria-label={t('abwesenheit.streichenVon', spanne)}
          onClick={() => streichen.mutate(eine.id, { onSuccess: () => toastSuccess(t('abwesenheit.gestrichen')), onError: toastError })}
        >
          {t('abwesenheit.streichen')}
        </Button>
      )}
    </Group>
  )
}
