/** Of jsonb: anything but null. */
export type Json = string | number | boolean | object
