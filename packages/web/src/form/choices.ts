/** One choice for each value, by the words for it. */
export const choicesOf = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }))
