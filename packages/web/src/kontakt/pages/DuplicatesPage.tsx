import {
  type EinzelField,
  type Paar,
  einzelFields,
  findDuplicate,
  mergeKontakte,
  wahlVorschlag,
} from '@dreiklang/domain/kontakt/duplicates'
import { textFromNotiz } from '@dreiklang/domain/kontakt/kontakt'
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconArrowMerge, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { RadioField } from '../../form/choiceFields.tsx'
import { useDeedKey } from '../../form/useSchemaForm.ts'
import { formatDate } from '../../shared/format.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Card, Group, PageHeader, SimpleGrid, Stack, Note } from '../../ui/layout.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { kontaktePath } from '../kontakt.paths.ts'
import { kontakteQuery, useLivingKontakte, useMerge, useSplit } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'

const schluesselOf = ({ kontakte: [a, b] }: Paar) => `${a.id} ${b.id}`

export function DuplicatesPage() {
  const t = useKontaktTexts()
  const { data: kontakte, state } = showQuery(useQuery(kontakteQuery), { rows: 3, height: 160 })
  const [verschieden, setVerschieden] = useState<readonly string[]>([])
  useLivingKontakte()
  const paare = useMemo(() => findDuplicate(kontakte ?? []), [kontakte])
  const offene = paare.filter((pair) => !verschieden.includes(schluesselOf(pair)))
  return (
    <>
      <PageHeader title={t('doppelte.titel')} above={<Link to={kontaktePath}>{t('titel')}</Link>} />
      {state}
      {kontakte !== undefined && offene.length === 0 && (
        <EmptyState icon={<IconUsers size={28} />} title={t('doppelte.keine')}>
          {t('doppelte.keineText')}
        </EmptyState>
      )}
      <Stack gap="md">
        {offene.slice(0, 50).map((pair) => (
          <PaarCard
            key={`${schluesselOf(pair)} ${pair.kontakte[0].version} ${pair.kontakte[1].version}`}
            paar={pair}
            onVerschieden={() => setVerschieden([...verschieden, schluesselOf(pair)])}
          />
        ))}
      </Stack>
    </>
  )
}

const valueOf = (kontakt: Kontakt, field: EinzelField): string => {
  const value = kontakt[field]
  if (value === null) return ''
  if (field === 'birthday') return formatDate(value.slice(0, 10))
  return field === 'notes' ? textFromNotiz(value) : value
}

function PaarCard({ paar, onVerschieden }: { paar: Paar; onVerschieden: () => void }) {
  const t = useKontaktTexts()
  const [a, b] = paar.kontakte
  const [choice, setWahl] = useState(() => wahlVorschlag(paar.kontakte))
  const [fotoOf, setFotoOf] = useState(a.avatar === null && b.avatar !== null ? b.id : a.id)
  const zusammenfuehren = useMerge()
  const trennen = useSplit()
  const deedKey = useDeedKey()
  const verschiedene = einzelFields.filter((field) => valueOf(a, field) !== valueOf(b, field))

  const lead = () => {
    const contact = mergeKontakte(paar.kontakte, choice)
    const body = { id: a.id, version: a.version, other: { id: b.id, version: b.version }, avatarOf: fotoOf, contact }
    zusammenfuehren.mutate(
      { body, schluessel: deedKey(body) },
      {
        onSuccess: ({ name }) =>
          toastSuccess(
            t('doppelte.fertig', { name }),
            <Button
              look="subtle"
              onClick={() => trennen.mutate(b.id, { onSuccess: () => toastSuccess(t('doppelte.getrennt')), onError: toastError })}
            >
              {t('rueckgaengig')}
            </Button>,
          ),
        onError: toastError,
      },
    )
  }

  return (
    <Card title={t('doppelte.paar', { a: a.name, b: b.name })} gap="md">
      <Note>
        {t('doppelte.gleich', { gruende: paar.gruende.map((grund) => t(`doppelte.grund.${grund}`)).join(', ') })} {t('doppelte.beide')}
      </Note>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {verschiedene.map((field) => (
          <RadioField
            key={field}
            label={t(`feld.${field}`)}
            choices={[a, b].map((kontakt, nr) => ({ value: String(nr), label: valueOf(kontakt, field) || t('doppelte.leer') }))}
            value={String(choice[field])}
            onChange={(value) => setWahl({ ...choice, [field]: value === '1' ? 1 : 0 })}
          />
        ))}
        {a.avatar !== null && b.avatar !== null && (
          <RadioField
            label={t('doppelte.foto')}
            choices={[a, b].map(({ id, name }) => ({ value: id, label: t('doppelte.fotoVon', { name }) }))}
            value={fotoOf}
            onChange={setFotoOf}
          />
        )}
      </SimpleGrid>
      <Group justify="flex-end" gap="sm">
        <Button look="secondary" onClick={onVerschieden}>
          {t('doppelte.verschieden')}
        </Button>
        <Button icon={<IconArrowMerge size={20} aria-hidden />} busy={zusammenfuehren.isPending} onClick={lead}>
          {t('doppelte.zusammenfuehren')}
        </Button>
      </Group>
    </Card>
  )
}
