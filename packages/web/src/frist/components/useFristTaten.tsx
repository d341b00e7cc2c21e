import { type RuheGrund, longestRuheDays, ruheGruende } from '@dreiklang/domain/frist/frist'
import type { FristListRow } from '@dreiklang/domain/frist/frist.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { useRef, useState } from 'react'
import { copy } from '../../bestellung/bestellung.queries.ts'
import { DateField } from '../../form/DateField.tsx'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import type { SammelTat } from '../../liste/components/view.ts'
import { useUser } from '../../shared/session.ts'
import { Stack } from '../../ui/layout.tsx'
import { askPraxis, suspend, rememberCard, assign } from '../frist.queries.ts'
import { useFristTexts } from '../frist.texts.ts'

/** A selection that an action reads when it runs, not when its dialog was opened. */
function useGewaehltes<Value>(anfang: Value) {
  const [wert, setValue] = useState(anfang)
  const jetzt = useRef(anfang)
  const waehle = (neuer: Value) => {
    jetzt.current = neuer
    setValue(neuer)
  }
  return { wert, waehle, jetzt }
}

interface DecisionContext {
  heute: string
  personen: readonly { id: string; name: string }[]
  danach: () => Promise<unknown>
}

export function useFristTaten({ heute, personen, danach }: DecisionContext): SammelTat<FristListRow>[] {
  const t = useFristTexts()
  const [rolle] = useUser().roles
  const pflege = rolle === 'ROLE_PFLEGER' || rolle === 'ROLE_PFLEGE_ADMIN'
  const ruhen = useRuhen(heute, danach)
  const zuweisen = useAssign(personen, danach)
  const wake: SammelTat<FristListRow> = {
    id: 'wecken',
    name: t('tat.wecken'),
    text: t('tat.weckenText'),
    geht: ({ vermerk }) => (vermerk?.ruhe ?? null) !== null,
    run: (frist, schluessel) => suspend(frist, null, schluessel),
    zurueck: (frist) => suspend(frist, frist.vermerk?.ruhe ?? null),
    danach,
  }
  const card: SammelTat<FristListRow> = {
    id: 'karte',
    name: t('tat.karte'),
    text: t('tat.karteText'),
    geht: ({ art }) => art === 'KARTE',
    run: (frist) => rememberCard(frist, true),
    zurueck: (frist) => rememberCard(frist, false),
    danach,
  }
  const folge: SammelTat<FristListRow> = {
    id: 'folge',
    name: t('tat.folge'),
    text: t('tat.folgeText'),
    geht: ({ art }) => art === 'REZEPT' && pflege,
    run: ({ objektId }, schluessel) => copy(objektId, schluessel),
    danach,
  }
  const praxis: SammelTat<FristListRow> = {
    id: 'praxis',
    name: t('tat.praxis'),
    text: t('tat.praxisText'),
    geht: ({ art, vermerk }) => art === 'HKP' && (vermerk?.ruhe ?? null) === null,
    run: askPraxis,
    danach,
  }
  return [ruhen, wake, zuweisen, praxis, card, folge]
}

function useRuhen(heute: string, danach: () => Promise<unknown>): SammelTat<FristListRow> {
  const t = useFristTexts()
  const bis = useGewaehltes<string | null>(plusDays(heute, 7))
  const grund = useGewaehltes<RuheGrund>('BEANTRAGT')
  return {
    id: 'ruhen',
    name: t('tat.ruhen'),
    text: t('tat.ruhenText'),
    felder: (
      <Stack>
        <DateField
          label={t('tat.bis')}
          required
          minDate={plusDays(heute, 1)}
          maxDate={plusDays(heute, longestRuheDays)}
          value={bis.wert}
          onChange={bis.waehle}
        />
        <SelectField
          label={t('tat.grund')}
          searchable={false}
          allowDeselect={false}
          choices={choicesOf(ruheGruende, (value) => t(`grund.${value}`))}
          value={grund.wert}
          onChange={(value) => grund.waehle(value ?? 'BEANTRAGT')}
        />
      </Stack>
    ),
    geht: ({ vermerk }) => (vermerk?.ruhe ?? null) === null,
    // Without a day the server reports the error; today must not be used as a default.
    run: (frist, schluessel) => suspend(frist, { bis: bis.jetzt.current ?? heute, grund: grund.jetzt.current }, schluessel),
    zurueck: (frist) => suspend(frist, null),
    danach,
  }
}

function useAssign(personen: DecisionContext['personen'], danach: () => Promise<unknown>): SammelTat<FristListRow> {
  const t = useFristTexts()
  const [ich] = personen
  const person = useGewaehltes<string | null>(null)
  const gemeinte = person.wert ?? ich?.id ?? null
  return {
    id: 'zuweisen',
    name: t('tat.zuweisen'),
    text: t('tat.zuweisenText'),
    felder: (
      <SelectField
        label={t('tat.person')}
        allowDeselect={false}
        choices={personen.map(({ id, name }) => ({ value: id, label: name }))}
        value={gemeinte}
        onChange={person.waehle}
      />
    ),
    geht: () => gemeinte !== null,
    run: (frist, schluessel) => assign(frist, person.jetzt.current ?? gemeinte, schluessel),
    zurueck: (frist) => assign(frist, frist.vermerk?.zustaendig?.id ?? null),
    danach,
  }
}
