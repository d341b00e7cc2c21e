import { type PersonAnswer, abwesenheitAngaben } from '@dreiklang/domain/personal/akte.contract'
import { type AbwesenheitArt, abwesenheitArten } from '@dreiklang/domain/personal/personal'
import { IconCalendarPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { formatDate } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text, Note } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useAbwesenheitTaten } from '../personal.queries.ts'
import { useAkteTexts } from '../personal.texts.ts'

export function AbwesenheitenCard({ person }: { person: PersonAnswer }) {
  const t = useAkteTexts()
  const [open, setOffen] = useState(false)
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
        {person.abwesenheiten.map((one) => (
          <Abwesenheit key={one.id} person={person} eine={one} />
        ))}
      </Stack>
      {open && <AbwesenheitDialog person={person} onClose={() => setOffen(false)} />}
    </Card>
  )
}

function Abwesenheit({ person: { id, darf }, eine }: { person: PersonAnswer; eine: PersonAnswer['abwesenheiten'][number] }) {
  const t = useAkteTexts()
  const { streichen } = useAbwesenheitTaten(id)
  const spanne = { von: formatDate(eine.von), bis: formatDate(eine.bis) }
  const art = eine.art === null ? t('abwesenheit.abwesend') : t(`abwesenheit.arten.${eine.art}`)
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600}>{`${art}: ${t('abwesenheit.spanne', spanne)}`}</Text>
        <Note>
          {eine.vertretung === null ? t('abwesenheit.keineVertretung') : t('abwesenheit.vertretungVon', { name: eine.vertretung.name })}
        </Note>
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

interface Values {
  art: AbwesenheitArt
  von: string | null
  bis: string | null
  vertretungId: string | null
}

function AbwesenheitDialog({ person, onClose }: { person: PersonAnswer; onClose: () => void }) {
  const t = useAkteTexts()
  const { eintragen } = useAbwesenheitTaten(person.id)
  const initialValues: Values = { art: 'URLAUB', von: null, bis: null, vertretungId: null }
  const { form, field, ...sending } = useDeedForm({
    initialValues,
    schema: abwesenheitAngaben,
    send: (angaben, deedKey) => eintragen.mutateAsync({ angaben, schluessel: deedKey(angaben) }),
    done: () => t('abwesenheit.fertig'),
    onDone: onClose,
  })
  const { values } = form
  return (
    <FormDialog title={t('abwesenheit.eintragen')} sending={sending} submit={t('abwesenheit.speichern')} onClose={onClose}>
      <SelectField
        id={field('art').id}
        label={t('abwesenheit.art')}
        description={t('abwesenheit.artHinweis')}
        few
        choices={choicesOf(abwesenheitArten, (value) => t(`abwesenheit.arten.${value}`))}
        value={values.art}
        onChange={(art) => form.setFieldValue('art', art ?? values.art)}
      />
      <DateField {...field('von')} label={t('abwesenheit.von')} required />
      <DateField {...field('bis')} label={t('abwesenheit.bis')} required />
      <KollegenField
        {...field('vertretungId')}
        label={t('abwesenheit.vertretung')}
        description={t('abwesenheit.vertretungHinweis')}
        kollegen={person.kollegen}
      />
    </FormDialog>
  )
}

interface KollegenFieldProps {
  id?: string
  label: string
  description: string
  error?: ReactNode
  kollegen: PersonAnswer['kollegen']
  value: string | null
  onChange: (id: string | null) => void
}

export function KollegenField({ kollegen, ...rest }: KollegenFieldProps) {
  const t = useAkteTexts()
  return (
    <SelectField
      {...rest}
      clearable
      choices={kollegen.map(({ id, name, abwesendBis }) => ({
        value: id,
        label: abwesendBis === null ? name : t('abwesenheit.kollege', { name, bis: formatDate(abwesendBis) }),
      }))}
    />
  )
}
