/** Materials of the Aegean, the same by day and by night. */
export const WOOD = { hull: '#8a5a33', strake: '#5a3719', mast: '#6e4625', oar: '#b98a57' } as const;
export const BRONZE = { body: '#b8823c', light: '#e8c583', dark: '#6d4617' } as const;
export const MARBLE = { light: '#fffdf6', body: '#f1e9d7', vein: '#d3c7ae', shade: '#a99c83' } as const;
/** Land from the shore up, each a little higher and greener. */
export const RELIEF = ['#dccd98', '#d3c78d', '#c9c083', '#beb87a'] as const;
