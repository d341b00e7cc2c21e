import { type RuheGrund, longestRuheDays, ruheGruende } from '@dreiklang/domain/frist/frist'
import type { FristListRow } from '@dreiklang/domain/frist/frist.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { useRef, useState } from 'react'
import { copy } from '../../bestellung/bestellung.queries.ts'
import { sayUnreleased } from '../../bestellung/components/schweigepflicht.ts'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { DateField } from '../../form/DateField.tsx'
import { choicesOf, SelectField, namedChoices } from '../../form/choiceFields.tsx'
import type { SammelTat } from '../../liste/components/view.ts'
import { searchOrganisationen } from '../../organisation/organisation.queries.ts'
import { useUser } from '../../shared/session.ts'
import { Stack } from '../../ui/layout.tsx'
import { askPraxis, suspend, rememberCard, assign } from '../frist.queries.ts'
import { useFristTexts } from '../frist.texts.ts'

const searchPraxen = searchOrganisationen('ARZTPRAXIS')

type TatId = 'wecken' | 'karte' | 'folge' | 'praxis' | 'ruhen' | 'zuweisen'

function useTatWords(danach: () => Promise<unknown>) {
  const t = useFristTexts()
  return (id: TatId) => ({ id, name: t(`tat.${id}`), text: t(`tat.${id}Text`), danach })
}

/** A selection that an action reads when it runs, not when its dialog was opened. */
function useGewaehltes<Value>(start: Value) {
  const [wert, setValue] = useState(start)
  const now = useRef(start)
  const waehle = (neuer: Value) => {
    now.current = neuer
    setValue(neuer)
  }
  return { wert, waehle, now }
}

interface DecisionContext {
  heute: string
  personen: readonly { id: string; name: string }[]
  danach: () => Promise<unknown>
}

export function useFristTaten({ heute, personen, danach }: DecisionContext): SammelTat<FristListRow>[] {
  const words = useTatWords(danach)
  const [rolle] = useUser().roles
  const pflege = rolle === 'ROLE_PFLEGER' || rolle === 'ROLE_PFLEGE_ADMIN'
  const praxis = useAskPraxis(danach)
  const ruhen = useRuhen(heute, danach)
  const zuweisen = useAssign(personen, danach)
  const wake: SammelTat<FristListRow> = {
    ...words('wecken'),
    geht: ({ vermerk }) => (vermerk?.ruhe ?? null) !== null,
    run: (frist, key) => suspend(frist, null, key),
    zurueck: (frist) => suspend(frist, frist.vermerk?.ruhe ?? null),
  }
  const card: SammelTat<FristListRow> = {
    ...words('karte'),
    geht: ({ art }) => art === 'KARTE',
    run: (frist) => rememberCard(frist, true),
    zurueck: (frist) => rememberCard(frist, false),
  }
  const folge: SammelTat<FristListRow> = {
    ...words('folge'),
    geht: ({ art }) => art === 'REZEPT' && pflege,
    run: ({ objektId }, key) => copy(objektId, key),
  }
  return [ruhen, wake, zuweisen, praxis, card, folge]
}

function useAskPraxis(danach: () => Promise<unknown>): SammelTat<FristListRow> {
  const t = useFristTexts()
  const words = useTatWords(danach)
  const praxis = useGewaehltes<{ id: string; name: string } | null>(null)
  return {
    ...words('praxis'),
    felder: (
      <AsyncSelect
        label={t('tat.welchePraxis')}
        description={t('tat.welchePraxisHilfe')}
        value={praxis.wert}
        onChange={praxis.waehle}
        search={searchPraxen}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
      />
    ),
    geht: ({ art, vermerk }) => art === 'HKP' && (vermerk?.ruhe ?? null) === null,
    was: ({ praxisId, entbunden }) => {
      const chosen = praxis.wert?.id ?? praxisId
      return chosen === praxisId || entbunden === true ? undefined : (sayUnreleased('PRAXIS') ?? undefined)
    },
    run: (frist, key) => askPraxis(frist, praxis.now.current?.id ?? null, key),
  }
}

function useRuhen(today: string, danach: () => Promise<unknown>): SammelTat<FristListRow> {
  const t = useFristTexts()
  const words = useTatWords(danach)
  const to = useGewaehltes<string | null>(plusDays(today, 7))
  const grund = useGewaehltes<RuheGrund>('BEANTRAGT')
  return {
    ...words('ruhen'),
    felder: (
      <Stack>
        <DateField
          label={t('tat.bis')}
          required
          minDate={plusDays(today, 1)}
          maxDate={plusDays(today, longestRuheDays)}
          value={to.wert}
          onChange={to.waehle}
        />
        <SelectField
          label={t('tat.grund')}
          few
          choices={choicesOf(ruheGruende, (value) => t(`grund.${value}`))}
          value={grund.wert}
          onChange={(value) => grund.waehle(value ?? 'BEANTRAGT')}
        />
      </Stack>
    ),
    geht: ({ vermerk }) => (vermerk?.ruhe ?? null) === null,
    // Without a day the server reports the error; today must not be used as a default.
    run: (frist, key) => suspend(frist, { bis: to.now.current ?? today, grund: grund.now.current }, key),
    zurueck: (frist) => suspend(frist, null),
  }
}

function useAssign(personen: DecisionContext['personen'], danach: () => Promise<unknown>): SammelTat<FristListRow> {
  const t = useFristTexts()
  const words = useTatWords(danach)
  const [me] = personen
  const person = useGewaehltes<string | null>(null)
  const gemeinte = person.wert ?? me?.id ?? null
  return {
    ...words('zuweisen'),
    felder: (
      <SelectField
        label={t('tat.person')}
        allowDeselect={false}
        choices={namedChoices(personen)}
        value={gemeinte}
        onChange={person.waehle}
      />
    ),
    geht: () => gemeinte !== null,
    run: (frist, key) => assign(frist, person.now.current ?? gemeinte, key),
    zurueck: (frist) => assign(frist, frist.vermerk?.zustaendig?.id ?? null),
  }
}
