/** The name of the configuration file. */
export const CONFIG_NAME = 'stylekit.config.json';

/** The JSON Schema of the configuration file, in the package of the command. */
export const SCHEMA_NAME = 'stylekit.config.schema.json';
