import type { BoardTemplate, ChosenTemplate } from '@dreiklang/domain/scrumboard/board.contract'
import type { BoardIcon } from '@dreiklang/domain/scrumboard/scrumboard'
import { type StartName, buildStartTemplate, startNames } from '@dreiklang/domain/scrumboard/startTemplates'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../form/choiceFields.tsx'
import { useLanguage } from '../../shared/i18n.ts'
import { templatesQuery } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'

const none: readonly BoardTemplate[] = []

const plainStarts = ['withLists', 'withoutLists'] as const

interface Start {
  title: string
  description: string
  icon: BoardIcon
  template: ChosenTemplate
}

/** What a new board can begin with: empty lists, a template that comes with the product, or one of the house. */
export function useStarts() {
  const language = useLanguage()
  const { data: own = none } = useQuery(templatesQuery)
  const startOf = (name: StartName): Start & { value: string } => {
    const { title, description, icon } = buildStartTemplate(name, language)
    return { value: name, title, description, icon, template: { start: name, language } }
  }
  const ofHouse = own.map(({ id, title, description, icon }) => ({ value: id, title, description, icon, template: { id } }))
  return { ofHouse, ofProduct: startNames.map(startOf) }
}

interface StartFieldProps {
  value: string
  starts: ReturnType<typeof useStarts>
  onChange: (value: string, start: Start | null) => void
}

export function StartField({ value, starts: { ofHouse, ofProduct }, onChange }: StartFieldProps) {
  const t = useScrumboardTexts()
  const all = [...ofHouse, ...ofProduct]
  return (
    <SelectField
      label={t('board.start')}
      choices={[
        ...plainStarts.map((one) => ({ value: one as string, label: t(`board.${one}`) })),
        ...all.map((one) => ({ value: one.value, label: t('template.named', { title: one.title }) })),
      ]}
      value={value}
      searchable={false}
      onChange={(next) => {
        if (next !== null) onChange(next, all.find((one) => one.value === next) ?? null)
      }}
    />
  )
}
