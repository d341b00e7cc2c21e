import { type LayoutName, defaultAppearance, layouts } from '@dreiklang/domain/shared/appearance'

const isLayoutName = (value: unknown): value is LayoutName => layouts.some((name) => name === value)

export interface LayoutChoice {
  route: LayoutName | undefined
  query: unknown
  saved: LayoutName | null
}

/** Installation default < person's choice < address < route (product.md, section 2). An unknown name in the address is ignored. */
export function chooseLayout({ route, query, saved }: LayoutChoice): LayoutName {
  if (route !== undefined) return route
  return isLayoutName(query) ? query : (saved ?? defaultAppearance.layout)
}
