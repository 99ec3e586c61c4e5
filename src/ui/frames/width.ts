/** The maximum widths of forms in pixels: of inputs alone, and of inputs beside tables or pictures. */
export const FORM_WIDTH = { inputs: 720, wide: 960 } as const;
